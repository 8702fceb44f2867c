type Cell = string | number | null;

/** A cell that looks like a formula is escaped, so that no spreadsheet runs it. */
const cellOf = (value: Cell): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** As spreadsheets read it, with a mark of its encoding. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
