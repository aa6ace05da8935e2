// Where the page begins: the reader's language and settings first, then what the address names.
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { drawSymbols } from "./look/symbols";
import { follow as followLinks } from "./routes.svelte";
import { follow as followSettings } from "./shell/settings.svelte";
import { language, speak } from "./text/text.svelte";

followSettings();
followLinks();
void drawSymbols();
await speak(language.current);
mount(App, { target: document.getElementById("app")! });
// The page can be installed; without a service worker it only needs the server to open.
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => undefined);
