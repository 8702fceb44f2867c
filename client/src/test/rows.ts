export const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
