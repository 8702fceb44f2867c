import type { EChartsCoreOption } from 'echarts/core';
import type { CollegeRange } from 'contract/exam-analysis';
import { categories, grid, LABEL, STEADY, tooltip, values } from './style';

export interface Point {
  readonly label: string;
  readonly score: number;
}

/** Positions for the names of ranges; with more than three, the names would overlap. */
const PLACES = ['insideTopLeft', 'insideTop', 'insideTopRight'] as const;

const labelAt = (index: number, count: number) =>
  count === 1 ? {} : { position: PLACES[index], width: 84, overflow: 'truncate' };

export function trendOption(
  name: string,
  points: readonly Point[],
  ranges: readonly CollegeRange[],
  highest: number,
): EChartsCoreOption {
  return {
    grid,
    tooltip,
    xAxis: categories(points.map(({ label }) => label)),
    yAxis: values(0, highest, highest / 4),
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
