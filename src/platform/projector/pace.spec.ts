import { Pace } from './pace';

it('the pace is how fast a position moved in the last ten seconds', () => {
  let now = 0;
  const pace = new Pace(() => now);
  const moveTo = (position: bigint, seconds: number) => {
    now = seconds * 1_000;
    pace.note(position);
  };
  expect(pace.perSecond()).toBe(0);
  moveTo(0n, 0);
  for (let tenth = 1; tenth <= 50; tenth++) moveTo(BigInt(tenth * 20), tenth / 10);
  expect(pace.perSecond()).toBe(200);
  now = 10_000;
  expect(pace.perSecond()).toBe(100);
  now = 60_000;
  expect(pace.perSecond()).toBe(0);
  moveTo(10n, 61);
  moveTo(40n, 62);
  expect(pace.perSecond()).toBe(30);
});
