import { deadlinesOf, hasPassed, inTime, nextDeadline } from './deadlines';

const deadlines = {
  eaDeadline: '2026-11-01',
  ed1Deadline: null,
  ed2Deadline: '2020-01-05',
  regDeadline: '2027-01-05',
};

it('leaves out those that are unknown or of 2020 and before', () => {
  expect(deadlinesOf(deadlines)).toEqual([
    { kind: 'ea', date: '2026-11-01' },
    { kind: 'reg', date: '2027-01-05' },
  ]);
});

it('reads an instant as the date in US Eastern', () => {
  const late = { ...deadlines, eaDeadline: '2026-11-02T04:30:00.000Z' };
  expect(deadlinesOf(late)[0]).toEqual({ kind: 'ea', date: '2026-11-01' });
});

it.each([
  ['the earliest', '2026-10-01', { kind: 'ea', date: '2026-11-01' }],
  ['one of today', '2026-11-01', { kind: 'ea', date: '2026-11-01' }],
  ['one that is left', '2026-11-02', { kind: 'reg', date: '2027-01-05' }],
  ['none where all are over', '2027-01-06', undefined],
])('names %s as the next', (_case, on, next) => {
  expect(nextDeadline(deadlines, on)).toEqual(next);
});

it('puts those that have passed after those to come', () => {
  const three = { ...deadlines, ed1Deadline: '2026-11-15', ed2Deadline: '2026-12-15' };
  const shown = inTime(three, '2026-11-16');
  expect(shown.map(({ kind }) => kind)).toEqual(['ed2', 'reg', 'ea', 'ed1']);
  expect(shown.map((one) => hasPassed(one, '2026-11-16'))).toEqual([false, false, true, true]);
});
