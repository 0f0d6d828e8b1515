// What is broken in the gallery: what lies over something else, runs out of its box or out of the page. Words that only are
// heard do not count; a fan overlaps by design, and what is panned in a window of its own may be larger than that.
() => {
  const wrong = [];
  const wide = document.documentElement.clientWidth;
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b, least) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > least && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
  const parts = [...document.querySelectorAll("figure[data-part]")];
  parts.forEach((part, at) => {
    const { width, height, left, right } = box(part);
    if (width < 20 || height < 20) wrong.push(`${part.dataset.part} is empty`);
    if (left < 0 || right > wide) wrong.push(`${part.dataset.part} runs out of the page`);
    for (const other of parts.slice(at + 1)) if (over(box(part), box(other), 1)) wrong.push(`${part.dataset.part} lies over ${other.dataset.part}`);
    const texts = [];
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const holder = node.parentElement;
      if (!node.data.trim() || holder.closest(".sr, .fan, dialog, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const where = range.getBoundingClientRect();
      if (!where.width) continue;
      const port = holder.closest(".port");
      if (!port && (where.left < box(part).left - 8 || where.right > box(part).right + 8)) wrong.push(`${part.dataset.part}: "${node.data}" runs out of it`);
      for (let up = holder; up !== part; up = up.parentElement) {
        if (up.matches(".port")) break;
        if (getComputedStyle(up).overflowX !== "visible" && (where.left < box(up).left - 1 || where.right > box(up).right + 1 || where.bottom > box(up).bottom + 2)) wrong.push(`${part.dataset.part}: "${node.data}" is cut off`);
      }
      texts.push([node.data.trim(), where]);
    }
    texts.forEach(([words, here], nth) => {
      for (const [others, there] of texts.slice(nth + 1)) if (over(here, there, 3)) wrong.push(`${part.dataset.part}: "${words}" lies over "${others}"`);
    });
  });
  return wrong;
}
