// Where the page begins: the reader's language and settings first, then what the address names.
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { drawSymbols } from "./look/symbols";
import { follow as followLinks } from "./routes.svelte";
import { follow as followSettings } from "./shell/settings.svelte";
import { language, speak } from "./text/text.svelte";

// A part of the page that is gone from the server belongs to an older build: the page is loaded anew, unless it just
// was.
const YOUNG = 10_000; // milliseconds
addEventListener("vite:preloadError", (event) => {
  if (performance.now() < YOUNG) return;
  event.preventDefault();
  location.reload();
});

followSettings();
followLinks();
void drawSymbols();
await speak(language.current);
mount(App, { target: document.getElementById("app")! });
// The page can be installed; without a service worker it only needs the server to open.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
