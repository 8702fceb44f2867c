/** What each cell of a row holds, its header among them. */
export const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
