import type { Coming } from '../../../contract/dashboard';
import { comingWeeks, sundayOf } from './coming-weeks';

/** A Wednesday. */
const TODAY = '2026-10-28';

const task = (id: string, date: string): Coming => ({ kind: 'task', id, date, name: id, college: null });

const deadline = (id: string, date: string): Coming => ({
  ...{ kind: 'deadline', id, date, college: id, deadline: 'reg' },
});

const session = (id: string, date: string, start: string): Coming => ({
  ...{ kind: 'session', id, date, start, counselor: null },
});

const idsOf = (...items: Coming[]) => comingWeeks(items, TODAY).map((week) => week.items.map(({ id }) => id));

it.each([
  ['2026-10-25', '2026-10-25'],
  ['2026-10-28', '2026-10-25'],
  ['2026-10-31', '2026-10-25'],
  ['2026-11-01', '2026-11-01'],
  ['2027-01-02', '2026-12-27'],
  ['2028-03-01', '2028-02-27'],
])('the week of %s begins on Sunday, %s', (date, sunday) => expect(sundayOf(date)).toBe(sunday));

describe('the coming weeks', () => {
  it('are six, each from a Sunday, also without items', () => {
    expect(comingWeeks([], TODAY)).toEqual(
      ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'].map((from) => ({
        from,
        items: [],
        more: 0,
      })),
    );
  });

  it('begin today and end with the sixth Saturday', () => {
    const days = ['2026-10-27', '2026-10-28', '2026-12-05', '2026-12-06'];
    expect(idsOf(...days.map((date) => task(date, date)))).toEqual([
      ['2026-10-28'],
      ...[[], [], [], []],
      ['2026-12-05'],
    ]);
  });

  it('have Saturday in one week and Sunday in the next', () => {
    const [first, second] = idsOf(task('Sunday', '2026-11-01'), task('Saturday', '2026-10-31'));
    expect([first, second]).toEqual([['Saturday'], ['Sunday']]);
  });

  it('list items by day, and the sessions of a day by their start', () => {
    const [week] = idsOf(
      session('late', '2026-10-29', '2026-10-29T20:00:00.000Z'),
      session('early', '2026-10-29', '2026-10-29T14:00:00.000Z'),
      task('before', '2026-10-28'),
    );
    expect(week).toEqual(['before', 'early', 'late']);
  });

  it('show a session on its day in New York, not in UTC', () => {
    const [week, next] = idsOf(session('evening', '2026-10-31', '2026-11-01T01:00:00.000Z'));
    expect([week, next]).toEqual([['evening'], []]);
  });

  it('drop tasks of a full week first, whichever day they are due', () => {
    const items = [
      task('t1', '2026-11-02'),
      task('t2', '2026-11-03'),
      deadline('d1', '2026-11-05'),
      session('s1', '2026-11-06', '2026-11-06T20:00:00.000Z'),
    ];
    const [, week] = comingWeeks(items, TODAY);
    expect(week!.items.map(({ id }) => id)).toEqual(['t1', 'd1', 's1']);
    expect(week!.more).toBe(1);
  });

  it('drop the last items of a week that is full without tasks', () => {
    const days = ['2026-11-04', '2026-11-02', '2026-11-05', '2026-11-03'];
    const [, week] = comingWeeks([task('t1', '2026-11-01'), ...days.map((day) => deadline(day, day))], TODAY);
    expect(week!.items.map(({ id }) => id)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
    expect(week!.more).toBe(2);
  });

  it('leave the items that they are given as they were', () => {
    const items = Object.freeze([task('b', '2026-11-03'), task('a', '2026-11-02')]);
    expect(idsOf(...items)[1]).toEqual(['a', 'b']);
    comingWeeks(items, TODAY);
    expect(items.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
