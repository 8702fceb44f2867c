import { plusDays, toCalendarDay, type PlainDate } from '../../shared/lib/time';

export type Holiday =
  | 'new-year'
  | 'martin-luther-king'
  | 'presidents'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'after-thanksgiving'
  | 'christmas-eve'
  | 'christmas';

const MONDAY = 1;
const THURSDAY = 4;

export const weekdayOf = (date: PlainDate) => toCalendarDay(date).getDay();

const nth = (count: number, weekday: number, month: string) => {
  const first = `${month}-01`;
  return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
};

const lastMonday = (month: string) => {
  const last = `${month}-31`;
  return plusDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
};

/** The holidays of a year on which schools of the United States are usually closed, by date. */
function holidaysOf(year: number): (readonly [PlainDate, Holiday])[] {
  const thanksgiving = nth(4, THURSDAY, `${year}-11`);
  return [
    [`${year}-01-01`, 'new-year'],
    [nth(3, MONDAY, `${year}-01`), 'martin-luther-king'],
    [nth(3, MONDAY, `${year}-02`), 'presidents'],
    [lastMonday(`${year}-05`), 'memorial'],
    [`${year}-06-19`, 'juneteenth'],
    [`${year}-07-04`, 'independence'],
    [nth(1, MONDAY, `${year}-09`), 'labor'],
    [nth(2, MONDAY, `${year}-10`), 'columbus'],
    [`${year}-11-11`, 'veterans'],
    [thanksgiving, 'thanksgiving'],
    [plusDays(thanksgiving, 1), 'after-thanksgiving'],
    [`${year}-12-24`, 'christmas-eve'],
    [`${year}-12-25`, 'christmas'],
  ];
}

export interface HolidayDate {
  readonly date: PlainDate;
  readonly holiday: Holiday;
}

export function holidaysBetween(from: PlainDate, to: PlainDate): HolidayDate[] {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return [...new Set(years)]
    .flatMap(holidaysOf)
    .filter(([date]) => date >= from && date <= to)
    .map(([date, holiday]) => ({ date, holiday }));
}
