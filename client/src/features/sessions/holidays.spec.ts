import { holidaysBetween } from './holidays';

it('holidays are listed by date, across the turn of the year', () => {
  expect(holidaysBetween('2026-11-10', '2027-02-20')).toEqual([
    { date: '2026-11-11', holiday: 'veterans' },
    { date: '2026-11-26', holiday: 'thanksgiving' },
    { date: '2026-11-27', holiday: 'after-thanksgiving' },
    { date: '2026-12-24', holiday: 'christmas-eve' },
    { date: '2026-12-25', holiday: 'christmas' },
    { date: '2027-01-01', holiday: 'new-year' },
    { date: '2027-01-18', holiday: 'martin-luther-king' },
    { date: '2027-02-15', holiday: 'presidents' },
  ]);
});

it('Memorial Day ends May, and Labor Day begins September', () => {
  const found = holidaysBetween('2027-05-01', '2027-10-31').map(({ date }) => date);
  expect(found).toEqual(['2027-05-31', '2027-06-19', '2027-07-04', '2027-09-06', '2027-10-11']);
});
