import type { EChartsCoreOption } from 'echarts/core';
import { OUTCOME_DECISIONS, type OutcomePoint, type OutcomeScores } from 'contract/outcomes';
import { STEADY, tooltip, values } from '../../../shared/chart/style';
import { t } from './en';
import { scoreOn, type Scale } from './scores';

export const MARKS = {
  admitted: { symbol: 'circle', color: 'var(--success)' },
  waitlisted: { symbol: 'triangle', color: 'var(--accent)' },
  denied: { symbol: 'diamond', color: 'var(--danger)' },
  you: { symbol: 'pin', color: 'var(--ink)' },
} as const;

const AXIS = {
  SAT: { margin: 50, step: 100, min: 400, max: 1600 },
  ACT: { margin: 1, step: 2, min: 8, max: 36 },
} as const;
const STRIP = { left: 34, width: 64, gap: 16 } as const;
const PLAIN = { axisLine: { show: false }, axisTick: { show: false } } as const;
const NAMED = {
  nameLocation: 'middle',
  nameTextStyle: { color: 'var(--muted)', fontFamily: 'var(--face)', fontSize: 12 },
} as const;

interface Plot {
  readonly points: readonly OutcomePoint[];
  readonly you: OutcomeScores & { readonly name: string };
  readonly scale: Scale;
}

/** GPA against scores, and in a strip on the left the GPA of those who applied without scores. */
export function scatterOption({ points, you, scale }: Plot): EChartsCoreOption {
  const all: readonly OutcomeScores[] = [...points, you].filter(({ gpa }) => gpa !== null);
  const scores = all.flatMap((one) => scoreOn(scale, one) ?? []);
  const hasStrip = scores.length < all.length;
  const lowest = Math.min(...all.map(({ gpa }) => gpa!));
  const highest = Math.max(...all.map(({ gpa }) => gpa!));
  const gpas = {
    ...values(Math.max(0, Math.floor(lowest * 2) / 2), Math.max(4, Math.ceil(highest * 2) / 2), 0.5),
    ...PLAIN,
  };
  const sides = { top: 16, bottom: 44 };
  const left = hasStrip ? STRIP.left + STRIP.width + STRIP.gap : STRIP.left;
  const named = (name: string) => ({ ...PLAIN, ...NAMED, name, nameGap: 26 });
  return {
    tooltip: { ...tooltip, trigger: 'item', formatter: ({ name }: { name: string }) => name },
    grid: [
      { ...sides, left, right: 16 },
      ...(hasStrip ? [{ ...sides, left: STRIP.left, width: STRIP.width }] : []),
    ],
    xAxis: [
      { ...values(...rangeOf(scores, scale)), ...named(t.score[scale]) },
      ...(hasStrip
        ? [
            {
              ...values(-1, 1),
              ...named(t.noScores),
              gridIndex: 1,
              axisLabel: { show: false },
              splitLine: { show: false },
            },
          ]
        : []),
    ],
    yAxis: [
      { ...gpas, axisLabel: { ...gpas.axisLabel, show: !hasStrip } },
      ...(hasStrip ? [{ ...gpas, gridIndex: 1 }] : []),
    ],
    series: [...OUTCOME_DECISIONS, 'you' as const].flatMap((kind) => {
      const of = kind === 'you' ? [you] : points.filter(({ decision }) => decision === kind);
      const name = kind === 'you' ? you.name : t.decisions[kind];
      const drawn = of.flatMap((one, index) => pointsAt(one, index, name, scale));
      return [0, 1].slice(0, hasStrip ? 2 : 1).map((axis) => ({
        ...STEADY,
        type: 'scatter',
        name,
        xAxisIndex: axis,
        yAxisIndex: axis,
        symbol: MARKS[kind].symbol,
        symbolSize: kind === 'you' ? 26 : 10,
        itemStyle: {
          color: MARKS[kind].color,
          opacity: kind === 'you' ? 1 : 0.75,
          borderColor: 'var(--surface)',
          borderWidth: 1,
        },
        z: kind === 'you' ? 5 : 2,
        data: drawn
          .filter(({ hasScore }) => hasScore === (axis === 0))
          .map(({ name, value }) => ({ name, value })),
      }));
    }),
  };
}

function rangeOf(scores: readonly number[], scale: Scale): readonly [min: number, max: number] {
  const { margin, step, min, max } = AXIS[scale];
  if (scores.length === 0) return [min, max];
  const from = Math.floor((Math.min(...scores) - margin) / step) * step;
  const to = Math.ceil((Math.max(...scores) + margin) / step) * step;
  return [Math.max(min, from), Math.min(max, to)];
}

/** Points in the strip are spread, so that equal ones are seen apart. */
function pointsAt(one: OutcomeScores, index: number, name: string, scale: Scale) {
  if (one.gpa === null) return [];
  const score = scoreOn(scale, one);
  const x = score ?? ((index * 7) % 15) / 10 - 0.7;
  const parts = [name, t.gpaOf(one.gpa), score === null ? t.noScores : `${t.score[scale]} ${score}`];
  return [{ name: t.point(parts), value: [x, one.gpa], hasScore: score !== null }];
}
