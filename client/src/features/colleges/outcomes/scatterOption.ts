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

const MARGIN = { SAT: 50, ACT: 1 } as const;
const STEP = { SAT: 100, ACT: 2 } as const;
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
  const gpas = values(Math.max(0, Math.floor(lowest * 2) / 2), Math.max(4, Math.ceil(highest * 2) / 2), 0.5);
  const step = STEP[scale];
  const from = Math.floor((Math.min(...scores) - MARGIN[scale]) / step) * step;
  const to = Math.ceil((Math.max(...scores) + MARGIN[scale]) / step) * step;
  const sides = { top: 16, bottom: 44 };
  const left = hasStrip ? '24%' : 44;
  return {
    tooltip: { ...tooltip, trigger: 'item', formatter: ({ name }: { name: string }) => name },
    grid: [{ ...sides, left, right: 16 }, ...(hasStrip ? [{ ...sides, left: 44, width: '12%' }] : [])],
    xAxis: [
      {
        ...values(...(scores.length > 0 ? ([from, to] as const) : ([0, 1] as const))),
        ...NAMED,
        name: t.score[scale],
        nameGap: 26,
      },
      ...(hasStrip
        ? [
            {
              ...values(-1, 1),
              ...NAMED,
              name: t.noScores,
              nameGap: 26,
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

/** Points in the strip are spread, so that equal ones can be told apart. */
function pointsAt(one: OutcomeScores, index: number, name: string, scale: Scale) {
  if (one.gpa === null) return [];
  const score = scoreOn(scale, one);
  const x = score ?? ((index * 7) % 15) / 10 - 0.7;
  const parts = [name, t.gpaOf(one.gpa), score === null ? t.noScores : `${t.score[scale]} ${score}`];
  return [{ name: t.point(parts), value: [x, one.gpa], hasScore: score !== null }];
}
