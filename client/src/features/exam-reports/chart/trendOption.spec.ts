import { trendOption } from './trendOption';

it.each([
  ['SAT total', 1600],
  ['ACT composite', 36],
])('the trend of the %s has the same axis for any scores', (name, highest) => {
  const axisOf = (...scores: number[]) =>
    trendOption(
      name,
      scores.map((score) => ({ label: 'Nov 20', score })),
      undefined,
      highest,
    ).yAxis;
  expect(axisOf(highest / 2)).toMatchObject({ min: 0, max: highest });
  expect(axisOf(highest - 2, highest - 1)).toEqual(axisOf(highest / 2));
});
