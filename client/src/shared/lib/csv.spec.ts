import { csvOf } from './csv';

it('CSV quotes separators and escapes formulas', () => {
  expect(
    csvOf([
      ['Name', 'Late'],
      ['O"Neil, Zoë', 3],
      ['=1+1', -2],
      ['＝1+1', 0],
      [null, ''],
    ]),
  ).toBe('\uFEFFName,Late\r\n"O""Neil, Zoë",3\r\n\'=1+1,-2\r\n\'＝1+1,0\r\n,\r\n');
});

it.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
  'CSV escapes a text that begins with %j',
  (start) => {
    expect(csvOf([[`${start}1`]])).toMatch(/^\uFEFF"?'/);
  },
);

it('CSV leaves a negative number as it is', () => {
  expect(csvOf([[-1]])).toBe('\uFEFF-1\r\n');
});
