import type { EChartsCoreOption } from 'echarts/core';
import type { CollegeRange } from 'contract/exam-analysis';
import { categories, grid, LABEL, STEADY, tooltip, values } from './style';

export interface Point {
  readonly label: string;
  readonly score: number;
}

/** Where names of ranges stand beside each other; more of them would cover each other. */
const PLACES = ['insideTopLeft', 'insideTop', 'insideTopRight'] as const;

const labelAt = (index: number, count: number) =>
  count === 1 ? {} : { position: PLACES[index], width: 84, overflow: 'truncate' };

/** The scores as a line, oldest first, and behind it the ranges of colleges; `step` is the distance of the axis' lines, which end at `top`. */
export function trendOption(
  name: string,
  points: readonly Point[],
  ranges: readonly CollegeRange[],
  [step, top]: readonly [step: number, top: number],
): EChartsCoreOption {
  const all = [...points.map(({ score }) => score), ...ranges.flatMap(({ low, high }) => [low, high])];
  const lowest = Math.floor((Math.min(...all) - 1) / step) * step;
  const highest = Math.min(top, Math.ceil((Math.max(...all) + 1) / step) * step);
  return {
    grid,
    tooltip,
    xAxis: categories(points.map(({ label }) => label)),
    yAxis: values(Math.max(0, lowest), highest, Math.ceil((highest - lowest) / step / 5) * step),
    series: [
      {
        ...STEADY,
        type: 'line',
        name,
        data: points.map(({ score }) => score),
        symbol: 'circle',
        symbolSize: 9,
        lineStyle: { color: 'var(--primary)', width: 2 },
        itemStyle: { color: 'var(--primary)' },
        label: { ...LABEL, show: true, position: 'top' },
        markArea: {
          ...STEADY,
          silent: true,
          itemStyle: { color: 'var(--success)', opacity: Math.min(0.14, 0.5 / ranges.length) },
          label: { ...LABEL, color: 'var(--success)', position: 'insideTopLeft' },
          data: ranges.map(({ name: college, low, high }, index) => [
            {
              name: ranges.length <= PLACES.length ? college : '',
              yAxis: low,
              label: labelAt(index, ranges.length),
            },
            { yAxis: high },
          ]),
        },
      },
    ],
  };
}
