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
