import { deadlinesOf, hasPassed, inTime } from './deadlines';

const deadlines = {
  eaDeadline: '2026-11-01',
  ed1Deadline: null,
  ed2Deadline: '2020-01-05',
  regDeadline: '2027-01-05',
};

it('deadlines exclude unknown dates and dates before 2021', () => {
  expect(deadlinesOf(deadlines)).toEqual([
    { kind: 'ea', date: '2026-11-01' },
    { kind: 'reg', date: '2027-01-05' },
  ]);
});

it('deadlines are dates in US Eastern', () => {
  const late = { ...deadlines, eaDeadline: '2026-11-02T04:30:00.000Z' };
  expect(deadlinesOf(late)[0]).toEqual({ kind: 'ea', date: '2026-11-01' });
});

it('passed deadlines come after upcoming ones', () => {
  const three = { ...deadlines, ed1Deadline: '2026-11-15', ed2Deadline: '2026-12-15' };
  const shown = inTime(three, '2026-11-16');
  expect(shown.map(({ kind }) => kind)).toEqual(['ed2', 'reg', 'ea', 'ed1']);
  expect(shown.map((one) => hasPassed(one, '2026-11-16'))).toEqual([false, false, true, true]);
});
