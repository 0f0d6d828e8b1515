// What both scripts of the page use.
export const at = (id) => document.getElementById(id);

export function made(name, text, more = {}) {
  return Object.assign(document.createElement(name), { textContent: text }, more);
}
