import { mount } from "svelte";
import { saveSettings } from "./api";
import App from "./App.svelte";
import { lists } from "./hall/lists.svelte";
import "./looks/fonts.css";
import "./looks/tokens.css";
import "./looks/paint.css";
import "./looks/base.css";
import { catchLinks, route } from "./router";
import { prefetch } from "./table/live/prefetch";
import { setLanguage } from "./words";
import { followPrefs, prefs } from "./you/prefs.svelte";

// Request the data of a table, of the hall or of the rules before anything is drawn.
const first = route();
if (first.page === "table") prefetch(first.id, first.invite);
if (first.page === "hall" || first.page === "rules") void lists.refresh();
if (first.page === "hall") {
  void import("./hall/HallPage.svelte").catch(() => undefined); // the page itself reports a failure
}

followPrefs(saveSettings);
catchLinks();

// Show nothing before the texts are loaded; if loading fails, the texts are English.
const place = document.getElementById("meadhall");
if (place) void setLanguage(prefs.language).catch(() => undefined).then(() => mount(App, { target: place }));

/** Load the current page first, because caching the shell fetches all of it. In ms. */
const CACHE_DELAY = 5_000;

// The browser caches the shell of the pages, so that the hall opens fast and can be installed.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  window.addEventListener("load", () => setTimeout(keep, CACHE_DELAY));
}
