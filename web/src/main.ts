import { mount } from "svelte";
import App from "./App.svelte";
import "./looks/fonts.css";
import "./looks/tokens.css";
import "./looks/base.css";
import { catchLinks } from "./router";
import { follow } from "./you/prefs.svelte";

follow();
catchLinks();

const place = document.getElementById("meadhall");
if (place) mount(App, { target: place });

// The shell of the pages is kept by the browser, so that the hall opens fast and can be installed.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
