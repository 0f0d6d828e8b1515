// The client's own texts. Those of a game come from the server.
export { language, languages, PAGES, setLanguage, loadPages, t } from "./speak.svelte";
