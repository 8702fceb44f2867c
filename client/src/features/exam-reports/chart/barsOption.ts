import type { EChartsCoreOption } from 'echarts/core';
import { categories, grid, LABEL, STEADY, tooltip, values } from '../../../shared/chart/style';

export interface Bars {
  readonly name: string;
  readonly scores: readonly (number | null)[];
}

export const COLOURS = ['var(--primary)', 'var(--plum)', 'var(--accent)', 'var(--control)'] as const;

export const barsOption = (
  labels: readonly string[],
  series: readonly Bars[],
  highest: number,
): EChartsCoreOption => ({
  grid,
  tooltip,
  xAxis: categories(labels),
  yAxis: values(0, highest, highest / 4),
  series: series.map(({ name, scores }, index) => ({
    ...STEADY,
    type: 'bar',
    name,
    data: scores,
    barMaxWidth: 36,
    barGap: '10%',
    itemStyle: { color: COLOURS[index], borderRadius: [3, 3, 0, 0] },
    label: { ...LABEL, show: labels.length * series.length <= 16, position: 'top' },
  })),
});
