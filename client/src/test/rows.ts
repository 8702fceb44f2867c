/** Returns the text of each cell of a row, including the row header. */
export const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
