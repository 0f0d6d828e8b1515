import { mount } from "svelte";
import { keepSettings } from "./api";
import App from "./App.svelte";
import { lists } from "./hall/lists.svelte";
import "./looks/fonts.css";
import "./looks/tokens.css";
import "./looks/paint.css";
import "./looks/base.css";
import { catchLinks, route } from "./router";
import { ask } from "./table/live/prefetch";
import { speak } from "./words";
import { follow, prefs } from "./you/prefs.svelte";

// The data of a table, and of the hall, is requested before anything is drawn.
const first = route();
if (first.page === "table") ask(first.id, first.invite);
if (first.page === "hall") {
  void lists.refresh();
  void import("./hall/HallPage.svelte").catch(() => undefined); // the page itself says why it is not there
}

follow(keepSettings);
catchLinks();

// Nothing is shown or said before the words are here; without them it is said in English.
const place = document.getElementById("meadhall");
if (place) void speak(prefs.language).catch(() => undefined).then(() => mount(App, { target: place }));

/** The current page comes first: keeping the shell fetches all of it. */
const LATER = 5_000;

// The shell of the pages is kept by the browser, so that the hall opens fast and can be installed.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  window.addEventListener("load", () => setTimeout(keep, LATER));
}
