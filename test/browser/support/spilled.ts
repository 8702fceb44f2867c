import type { Page } from 'playwright-core';

/** Returns content that overflows its container, is unreachable, or is covered by other text. */
export const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** A button may extend beyond its row by the padding around its icon, in pixels. */
    const HANGS = 12;
    const ACTS = 'h1, h2, h3, time, button, a[href], input, select, textarea';
    const problems = new Set<string>();
    const root = document.documentElement;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}” (${element.className})`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const cutter = (element: Element | null): Element | null =>
      element && getComputedStyle(element).overflowX === 'visible' ? cutter(element.parentElement) : element;
    const visibleBoxesOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const edge = cutter(text.parentElement)?.getBoundingClientRect();
      return [...range.getClientRects()].map(({ left, right, top, bottom }) =>
        edge
          ? {
              left: Math.max(left, edge.left),
              right: Math.min(right, edge.right),
              top: Math.max(top, edge.top),
              bottom: Math.min(bottom, edge.bottom),
            }
          : { left, right, top, bottom },
      );
    };

    if (root.scrollWidth > root.clientWidth) problems.add(`the page is ${root.scrollWidth} px wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (element.scrollWidth <= element.clientWidth + HANGS || !isShown(element)) continue;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isScrolled = overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1;
      if (isScrolled) problems.add(`scrolls both ways: ${name(element)}`);
      if (overflowX === 'visible' && display !== 'inline' && !cutter(element.parentElement))
        problems.add(`wider than its box: ${name(element)}`);
    }
    for (const act of document.querySelectorAll(ACTS)) {
      if (!isShown(act)) continue;
      const box = act.getBoundingClientRect();
      if (!cutter(act.parentElement) && (box.left < -1 || box.right > root.clientWidth + 1))
        problems.add(`out of the window: ${name(act)}`);
      const row = act.closest('[data-saved], li, article, tr, header');
      if (!row) continue;
      const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode as Text;
        const holder = text.parentElement!;
        if (act.contains(holder) || holder.contains(act) || holder.closest('label')?.contains(act)) continue;
        if (!isShown(holder) || text.data.trim() === '') continue;
        const isOver = visibleBoxesOf(text).some(
          ({ left, right, top, bottom }) =>
            Math.min(right, box.right) - Math.max(left, box.left) > 4 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 4,
        );
        if (isOver) problems.add(`“${text.data.slice(0, 30)}” stands over ${name(act)}`);
      }
    }
    return [...problems];
  });
