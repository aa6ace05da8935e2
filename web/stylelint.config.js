/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // Empty lines part what belongs together, and that no rule can tell.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // It compares selectors that never meet at one element: rules stand part by part, as the page is read.
    "no-descending-specificity": null,
    // Vite follows these, and a string is what it is elsewhere.
    "import-notation": "string",
    // Older browsers know no other.
    "media-feature-range-notation": "prefix",
    // Svelte's own.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Names of fonts keep their capitals.
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--font/"] }],
  },
};
