import { HTMLSelect } from '@blueprintjs/core';
import { useMemo, type ReactNode } from 'react';
import type { CollegeRange, ExamAnalysis } from 'contract/exam-analysis';
import type { ExamType } from 'contract/exam-definitions';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { Stack, Text } from '../../shared/layout/layout';
import { formatDate, formatLongDate, formatShortDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { DataRow, Rows, Table, type Head } from '../../shared/list/Table';
import { useReportAddress } from './address';
import { Chart } from '../../shared/chart/Chart';
import { t as chart } from '../../shared/chart/en';
import { trendOption } from './chart/trendOption';
import { t } from './en';
import { targetIn, type ReportProps } from './report';
import styles from './examReports.module.css';

type Analysis = ExamAnalysis['attributes'];

export function Trend({ studentId, type }: ReportProps) {
  const query = ExamsApi.useExamAnalysisQuery({ studentId, type });
  const { values, set } = useReportAddress();
  const colleges = query.currentData?.attributes.colleges ?? [];
  const picker = colleges.length > 1 && (
    <HTMLSelect
      aria-label={t.trend.college}
      value={targetIn(colleges, values.college)?.ceeb}
      options={colleges.map(({ ceeb, name }) => ({ value: ceeb, label: name }))}
      onChange={({ currentTarget }) => set({ college: currentTarget.value })}
    />
  );
  return (
    <Section title={t.trend.titles[type]} tools={picker}>
      <Loaded query={query} what={t.trend.loading} rows={5} message={examFailure(query.error)}>
        {({ attributes }) =>
          attributes.trend.length === 0 ? (
            <Text as="p" pad={[4, 'inset']} tone="muted">
              {t.trend.none}
            </Text>
          ) : (
            <Line type={type} analysis={attributes} college={values.college} />
          )
        }
      </Loaded>
    </Section>
  );
}

/** From the lowest possible score to the highest, so that charts of different students compare. */
const AXIS = { SAT: [400, 1600], ACT: [0, 36] } as const;

interface LineProps {
  readonly type: ExamType;
  readonly analysis: Analysis;
  readonly college: string;
}

function Line({ type, analysis: { trend, colleges }, college }: LineProps) {
  const target = targetIn(colleges, college);
  const title = t.trend.titles[type];
  const option = useMemo(() => {
    const points = trend.map(({ dateTaken, score }) => ({ label: formatShortDate(dateTaken), score }));
    return trendOption(title, points, target, AXIS[type]);
  }, [trend, target, title, type]);
  const description = trend
    .map(({ dateTaken, score }) => t.trend.at(formatDate(dateTaken), score))
    .join(', ');
  const newest = trend.at(-1)!.score;
  return (
    <Stack pad={[3, 'inset', 4]} gap={3} className={styles.body}>
      <Change trend={trend} />
      <Chart option={option} label={t.trend.label(title, description)} height={184} />
      {target && (
        <Text as="p" size={2} tone="muted">
          <span className={styles.targetKey} aria-hidden="true" />
          {targetText(target, newest)}
        </Text>
      )}
      <details>
        <summary>{chart.asTable}</summary>
        <FramedTable
          caption={title}
          heads={[t.trend.date, t.trend.score]}
          rows={trend.map(({ examId, dateTaken, score }) => ({
            id: examId,
            cells: [
              <time key="date" dateTime={dateTaken} title={formatLongDate(dateTaken)}>
                {formatDate(dateTaken)}
              </time>,
              score,
            ],
          }))}
        />
        {colleges.length > 0 && (
          <FramedTable
            caption={t.trend.collegeName}
            heads={[t.trend.collegeName, t.trend.range, t.trend.position]}
            rows={colleges.map((range) => ({
              id: range.ceeb,
              cells: [range.name, `${range.low}–${range.high}`, t.trend.positions[positionIn(range, newest)]],
            }))}
          />
        )}
      </details>
    </Stack>
  );
}

function targetText(range: CollegeRange, score: number): string {
  const { name, low, high } = range;
  const { below, within, above } = t.trend.target;
  return {
    below: below(low - score, name, low),
    within: within(name, low, high),
    above: above(name, high),
  }[positionIn(range, score)];
}

function positionIn({ low, high }: CollegeRange, score: number) {
  if (score < low) return 'below';
  return score > high ? 'above' : 'within';
}

function Change({ trend }: Pick<Analysis, 'trend'>) {
  const [first, last] = [trend[0]!, trend.at(-1)!];
  if (first === last)
    return (
      <Text as="p" size={2} tone="muted" className={styles.change}>
        {t.trend.at(formatDate(last.dateTaken), last.score)}
      </Text>
    );
  const points = last.score - first.score;
  const since = formatDate(first.dateTaken);
  if (points === 0)
    return (
      <Text as="p" size={2} tone="muted" className={styles.change}>
        {t.trend.same(since)}
      </Text>
    );
  return (
    <Text as="p" size={2} tone="muted" className={styles.change} data-up={points > 0}>
      {points > 0 ? t.trend.up(points, since) : t.trend.down(-points, since)}
    </Text>
  );
}

interface FramedTableProps {
  readonly caption: string;
  readonly heads: readonly Head[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

function FramedTable({ caption, heads, rows }: FramedTableProps) {
  return (
    <div role="group" aria-label={caption} tabIndex={0} className={styles.frame}>
      <Table caption={caption} heads={heads} className={styles.tablePart}>
        <Rows>
          {rows.map(({ id, cells: [head, ...cells] }) => (
            <DataRow key={id} head={head} cells={cells} />
          ))}
        </Rows>
      </Table>
    </div>
  );
}
