// Helpers for both scripts of the page.
export const byId = (id) => document.getElementById(id);

export function element(name, text, properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text }, properties);
}
