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
