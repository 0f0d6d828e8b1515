// Before the first paint: the look that was chosen, so that nothing flashes.
try {
  const chosen = JSON.parse(localStorage.getItem("meadhall:prefs") ?? "{}");
  if (["tavern", "light", "contrast"].includes(chosen.look)) document.documentElement.dataset.look = chosen.look;
} catch {
  // A browser without storage shows the tavern.
}
