import type { EChartsCoreOption } from 'echarts/core';

export interface ChartProps {
  /** Must be memoized: the same figures need the same object. */
  readonly option: EChartsCoreOption;
  readonly label: string;
  readonly height: number;
}

/** CSS variables reach the SVG unresolved, so that color schemes and print styles recolor it without a redraw. */
const FACE = 'var(--face)';
const TEXT = { color: 'var(--muted)', fontFamily: FACE, fontSize: 12 } as const;
const LINE = { lineStyle: { color: 'var(--line)' } } as const;

/** Emphasis computes a lighter color of a hovered bar, which fails for CSS variables and makes the bar vanish. */
export const STEADY = { emphasis: { disabled: true } } as const;

export const LABEL = { ...TEXT, color: 'var(--ink)', fontWeight: 600 } as const;

export const tooltip = {
  trigger: 'axis',
  backgroundColor: 'var(--surface)',
  borderColor: 'var(--line)',
  textStyle: { ...TEXT, color: 'var(--ink)' },
  axisPointer: { type: 'none' },
} as const;

export const categories = (data: readonly string[]) => ({
  type: 'category',
  data,
  axisLabel: { ...TEXT, hideOverlap: true, lineHeight: 16 },
  axisLine: LINE,
  axisTick: { show: false },
});

export const values = (min: number, max: number, interval?: number) => ({
  type: 'value',
  min,
  max,
  interval,
  // Scores have no thousands separator.
  axisLabel: { ...TEXT, formatter: String },
  splitLine: LINE,
});

export const grid = { left: 44, right: 12, top: 24, bottom: 44 } as const;
