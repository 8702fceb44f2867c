import { trendOption } from './trendOption';

it.each([
  ['SAT total', 400, 1600],
  ['ACT composite', 0, 36],
])('the trend of the %s has the same axis for any scores', (name, lowest, highest) => {
  const axisOf = (...scores: number[]) =>
    trendOption(
      name,
      scores.map((score) => ({ label: 'Nov 20', score })),
      undefined,
      [lowest, highest],
    ).yAxis;
  expect(axisOf(highest / 2)).toMatchObject({ min: lowest, max: highest });
  expect(axisOf(highest - 2, highest - 1)).toEqual(axisOf(highest / 2));
});
