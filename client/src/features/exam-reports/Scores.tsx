import { HTMLSelect } from '@blueprintjs/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { EChartsCoreOption } from 'echarts/core';
import { EXAM_RANGES, examMessages, type ExamResultResource } from 'contract/exams';
import type { ExamType } from 'contract/exam-definitions';
import type { Role } from 'contract/roles';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { t as texts } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, HIGHEST, SECTIONS, sectionScores, totalOf } from '../../domain/exams/scores';
import { Grid, Row, Text } from '../../shared/layout/layout';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Section } from '../../shared/layout/Section';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useSignedInUser } from '../../shared/api/session';
import { useHasPage } from '../../shared/routing/pageTable';
import { categories, grid, LABEL, STEADY, tooltip, values } from '../../shared/chart/style';
import { daysOf, FROM_TO, useReportAddress } from './address';
import { Chart } from '../../shared/chart/Chart';
import { t } from './en';
import type { OfStudent, ReportProps } from './report';
import styles from './examReports.module.css';

interface Bars {
  readonly name: string;
  readonly scores: readonly (number | null)[];
}

const COLOURS = ['var(--primary)', 'var(--plum)', 'var(--accent)', 'var(--control)'] as const;

const barsOption = (
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

interface EditPage {
  readonly base: string;
  readonly types: readonly ExamType[];
}

const PAGES: Partial<Readonly<Record<Role, EditPage>>> = {
  counselor: { base: '/counselor', types: ['SAT', 'ACT'] },
  account_admin: { base: '/account-admin', types: ['SAT'] },
};

function useEditPage(studentId: string) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const page = PAGES[role];
  if (!page) return undefined;
  return (examId: string, type: ExamType): string | undefined => {
    const to = `${page.base}/students/${studentId}/exam/${examId}`;
    return page.types.includes(type) && hasPage(to) ? to : undefined;
  };
}

const DateRange = lazyComponent(() => import('./DateRange'));

export function Scores({ studentId, type }: ReportProps) {
  const { values, set } = useReportAddress();
  const { range, from, to } = values;
  const days = daysOf(values);
  return (
    <div data-screen={days ? undefined : true}>
      <Section
        title={t.scores.title}
        tools={
          <>
            <HTMLSelect
              aria-label={t.scores.range}
              value={range}
              options={[
                { value: '', label: t.scores.choose },
                ...EXAM_RANGES.map((choice) => ({ value: String(choice), label: t.scores.ranges(choice) })),
                { value: FROM_TO, label: t.scores.dates },
              ]}
              onChange={({ currentTarget }) => set({ range: currentTarget.value, from: '', to: '' })}
            />
            {range === FROM_TO && <DateRange from={from} to={to} onChange={(next) => set(next)} />}
          </>
        }
      >
        {days ? (
          <ScoresOf studentId={studentId} type={type} days={days} />
        ) : (
          <Text as="p" pad={[4, 'inset']} tone="muted">
            {range === FROM_TO ? t.scores.firstDates : t.scores.first}
          </Text>
        )}
      </Section>
    </div>
  );
}

type Days = NonNullable<ReturnType<typeof daysOf>>;

function ScoresOf({ studentId, type, days }: OfStudent & { readonly days: Days }) {
  const query = ExamsApi.useExamCalculationsQuery({ studentId, testType: type, ...days });
  return (
    <Loaded
      query={query}
      what={t.scores.loading}
      rows={4}
      message={examFailure(query.error)}
      empty={<Empty sketch="chart">{examMessages.noneInRange}</Empty>}
    >
      {(exams) => (
        <>
          <ScoresTable studentId={studentId} type={type} exams={exams} />
          <ScoreCharts type={type} exams={exams} />
        </>
      )}
    </Loaded>
  );
}

function ScoresTable({ studentId, type, exams }: ReportProps) {
  const editPage = useEditPage(studentId);
  const column = (key: string, header: string, score: (exam: ExamResultResource) => number | null) => ({
    key,
    header,
    cell: (exam: ExamResultResource) => formatScore(score(exam)),
  });
  const columns: Column<ExamResultResource>[] = [
    {
      key: 'date',
      header: t.scores.date,
      cell: ({ attributes: { dateTaken } }) => (
        <time dateTime={dateTaken} title={formatLongDate(dateTaken)}>
          {formatDate(dateTaken)}
        </time>
      ),
    },
    {
      key: 'form',
      header: t.scores.form,
      cell: ({ attributes: { examCode, sample } }) => (
        <Row as="span" inline wrap align="stretch" gap={[1, 2]}>
          {examCode} {sample && <Sample />}
        </Row>
      ),
    },
    ...SECTIONS[type].map((section) =>
      column(
        section,
        texts.parts[section],
        ({ attributes }) => sectionScores(attributes).find(([name]) => name === section)?.[1] ?? null,
      ),
    ),
    column('total', texts.totals[type], ({ attributes }) => totalOf(attributes)),
  ];
  const actions = ({ id, attributes: { examCode, dateTaken } }: ExamResultResource) => (
    <Link to={editPage!(id, type)!} aria-label={t.scores.editNamed(examCode, formatDate(dateTaken))}>
      {t.scores.edit}
    </Link>
  );
  return (
    <div className={styles.table}>
      <DataTable
        caption={t.scores.title}
        columns={columns}
        rows={exams}
        actions={editPage?.('id', type) ? actions : undefined}
      />
    </div>
  );
}

function ScoreCharts({ type, exams }: { readonly type: ExamType; readonly exams: ReportProps['exams'] }) {
  const [totals, sections] = useMemo(() => {
    const oldestFirst = exams.map(({ attributes }) => attributes).toReversed();
    const labels = oldestFirst.map(({ dateTaken, sample }) =>
      [formatDate(dateTaken), sample && texts.sample].filter(Boolean).join('\n'),
    );
    const ofSections = SECTIONS[type].map((section, index) => ({
      name: texts.parts[section],
      scores: oldestFirst.map((scores) => sectionScores(scores)[index]![1]),
    }));
    return [
      barsOption(
        labels,
        [{ name: texts.totals[type], scores: oldestFirst.map(totalOf) }],
        HIGHEST[type].total,
      ),
      barsOption(labels, ofSections, HIGHEST[type].section),
    ];
  }, [exams, type]);
  return (
    <Grid rule="top" gap={4} pad={[4, 'inset']} columns="minmax(0, 2fr) minmax(0, 3fr)" stackedBelow="laptop">
      <div className={styles.chart}>
        <h3>{t.trend.titles[type]}</h3>
        <Chart option={totals} label={t.scores.chart(t.trend.titles[type])} height={260} />
      </div>
      <div className={styles.chart}>
        <h3>{t.scores.sections(type)}</h3>
        <Row
          as="ul"
          wrap
          align="stretch"
          gap={[1, 3]}
          above={1}
          size={1}
          tone="muted"
          className={styles.scoresLegend}
        >
          {SECTIONS[type].map((section, index) => (
            <Row as="li" inline key={section}>
              <span style={{ background: COLOURS[index] }} />
              {texts.parts[section]}
            </Row>
          ))}
        </Row>
        <Chart option={sections} label={t.scores.chart(t.scores.sections(type))} height={260} />
      </div>
    </Grid>
  );
}
