import type { EChartsCoreOption } from 'echarts/core';
import type { CollegeRange } from 'contract/exam-analysis';
import { categories, grid, LABEL, STEADY, tooltip, values } from '../../../shared/chart/style';

export interface Point {
  readonly label: string;
  readonly score: number;
}

export function trendOption(
  name: string,
  points: readonly Point[],
  target: CollegeRange | undefined,
  [lowest, highest]: readonly [number, number],
): EChartsCoreOption {
  return {
    grid: { ...grid, bottom: 28 },
    tooltip,
    xAxis: categories(points.map(({ label }) => label)),
    yAxis: values(lowest, highest, (highest - lowest) / 4),
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
          itemStyle: { color: 'var(--success)', opacity: 0.14 },
          label: { show: false },
          data: target ? [[{ yAxis: target.low }, { yAxis: target.high }]] : [],
        },
      },
    ],
  };
}
