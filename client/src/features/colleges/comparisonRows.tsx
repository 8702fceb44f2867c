import type { ReactNode } from 'react';
import type { ComparedCollegeResource } from 'contract/colleges';
import { compositeOf, type TestScoreResource } from 'contract/test-scores';
import { Text, Stack } from '../../shared/layout/layout';
import { ArrowDownIcon, ArrowUpIcon } from '../../shared/ui/icons';
import { t } from './en';
import {
  axisOf,
  COSTS,
  DEADLINES,
  FACTS,
  shown,
  TEST_RANGES,
  type Best,
  type Fact,
  type TestRange,
} from './facts';
import { Fit, RangeTrack } from './Fit';
import styles from './colleges.module.css';

export interface ComparisonRow {
  readonly label: string;
  readonly note?: string;
  /** One value per college; null if unknown. */
  readonly values: readonly (string | null)[];
  readonly cell: (college: ComparedCollegeResource, column: number) => ReactNode;
}

export interface Part {
  readonly title: string;
  /** Its rows are shown even if all colleges have the same values. */
  readonly isAlways?: boolean;
  readonly rows: readonly ComparisonRow[];
}

type Colleges = readonly ComparedCollegeResource[];

export const partsOf = (colleges: Colleges, tests: readonly TestScoreResource[]): readonly Part[] => [
  { title: t.chances.heading, isAlways: true, rows: [chanceRow(colleges)] },
  {
    title: t.parts.tests,
    rows: TEST_RANGES.map((range) => rangeRow(range, colleges, studentScore(tests, range))),
  },
  { title: t.parts.costs, rows: COSTS.map((fact) => factRow(fact, colleges)) },
  { title: t.parts.deadlines, rows: DEADLINES.map((fact) => factRow(fact, colleges)) },
  { title: t.parts.facts, rows: FACTS.map((fact) => factRow(fact, colleges)) },
];

const chanceRow = (colleges: Colleges): ComparisonRow => ({
  label: t.chances.ofAdmission,
  values: colleges.map(({ attributes }) => attributes.chance.label),
  cell: ({ attributes }) => <Fit chance={attributes.chance} of={attributes.name} />,
});

function rangeRow(range: TestRange, colleges: Colleges, own: number | null): ComparisonRow {
  const axis = axisOf(
    range,
    colleges.map(({ attributes }) => attributes),
    own,
  );
  return {
    label: range.label,
    note: axis && t.comparison.axis(...axis),
    values: colleges.map(({ attributes }) => range.value(attributes)),
    cell: ({ attributes }) => {
      const { [range.low]: low, [range.high]: high } = attributes;
      if (!axis || low === null || high === null) return <Missing>{range.missing}</Missing>;
      return <RangeBar low={low} high={high} own={own} scale={axis} />;
    },
  };
}

function factRow(fact: Fact, colleges: Colleges): ComparisonRow {
  const best = bestAmong(fact.best, colleges);
  return {
    label: fact.label,
    values: colleges.map(({ attributes }) => fact.value(attributes)),
    cell: ({ attributes }) => {
      if (fact.value(attributes) === null) return <Missing>{fact.missing}</Missing>;
      const isBest = best !== undefined && fact.best?.of(attributes) === best;
      return (
        <>
          {shown(fact, attributes)}
          {isBest && <BestMark is={fact.best.is} />}
        </>
      );
    },
  };
}

function bestAmong(best: Best | undefined, colleges: Colleges): number | undefined {
  const known = best ? colleges.flatMap(({ attributes }) => best.of(attributes) ?? []) : [];
  if (new Set(known).size < 2) return undefined;
  return best!.is === 'lowest' ? Math.min(...known) : Math.max(...known);
}

const Missing = ({ children }: { children: string }) => (
  <Text size={2} tone="muted">
    {children}
  </Text>
);

const BestMark = ({ is }: Pick<Best, 'is'>) => (
  <span className={styles.best}>
    {is === 'lowest' ? <ArrowDownIcon size={12} /> : <ArrowUpIcon size={12} />}
    {t.comparison[is]}
  </span>
);

/** Takes the score from the student's best test of that type, as the chance labels do. */
function studentScore(tests: readonly TestScoreResource[], { test, section }: TestRange): number | null {
  const best = tests
    .map(({ attributes }) => attributes)
    .filter(({ type }) => type === test)
    .sort((a, b) => compositeOf(test, b.scores) - compositeOf(test, a.scores))[0];
  if (!best) return null;
  return section ? (best.scores[section] ?? null) : compositeOf(test, best.scores);
}

interface RangeBarProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  readonly scale: readonly [number, number];
}

function RangeBar({ low, high, own, scale }: RangeBarProps) {
  return (
    <Stack gap={2}>
      <span>{t.range(low, high)}</span>
      <RangeTrack low={low} high={high} own={own} scale={scale} />
      <Text size={2} tone="muted">
        {own === null ? t.comparison.noScore : placed(own, low, high)}
      </Text>
    </Stack>
  );
}

function placed(own: number, low: number, high: number): string {
  if (own < low) return t.comparison.below(own);
  return own > high ? t.comparison.above(own) : t.comparison.within(own);
}
