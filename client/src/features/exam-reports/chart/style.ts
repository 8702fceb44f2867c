import type { EChartsCoreOption } from 'echarts/core';

export interface ChartProps {
  /** Made once for the same figures. */
  readonly option: EChartsCoreOption;
  /** What it shows, in words. */
  readonly label: string;
  readonly height: number;
}

/** Tokens reach the drawing as they are, so that a change of scheme and paper recolour it by themselves. */
const FACE = 'var(--face)';
const TEXT = { color: 'var(--muted)', fontFamily: FACE, fontSize: 12 } as const;
const LINE = { lineStyle: { color: 'var(--line)' } } as const;

/** Without it a hovered bar is recoloured, which cannot be done with tokens, and vanishes. */
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
  // As scores are written: without a comma.
  axisLabel: { ...TEXT, formatter: String },
  splitLine: LINE,
});

export const grid = { left: 44, right: 12, top: 24, bottom: 44 } as const;
