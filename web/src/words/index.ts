// The client's own words. Those of a game come from the server.
export { language, languages, PAGES, speak, speakOf, t } from "./speak.svelte";
