// The client's own texts. Those of a game come from the server.
export { language, languages, PAGES, speak, speakOf, t } from "./speak.svelte";
