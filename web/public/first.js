// The theme before anything is drawn, so that no page flashes in the wrong one.
(function () {
  var theme = "system";
  try {
    theme = (JSON.parse(localStorage.getItem("fathoms.settings")) || {}).theme || theme;
  } catch {
    // without storage the system decides
  }
  if (theme !== "dark" && theme !== "light" && theme !== "contrast") {
    theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  }
  document.documentElement.dataset.theme = theme;
})();
