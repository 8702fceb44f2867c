import { Button, SegmentedControl } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { examMessages } from 'contract/exams';
import type { Role } from 'contract/roles';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { t as texts } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { isApiError, messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Row, Stack, Grid, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageLine } from '../../shared/ui/PageHeader';
import { PrintIcon, AddIcon } from '../../shared/ui/icons';
import { useHere } from '../../shared/routing/origin';
import { useHasPage } from '../../shared/routing/pageTable';
import { formatScore, HIGHEST, SECTIONS, totalOf } from '../../domain/exams/scores';
import { Section } from '../../shared/layout/Section';
import { Meter } from '../../shared/ui/Meter';
import { useReportAddress } from './address';
import { Breakdown } from './Breakdown';
import { t } from './en';
import styles from './examReports.module.css';
import { NextSteps } from './NextSteps';
import { type OfStudent, type ReportProps, targetIn } from './report';
import { Scores } from './Scores';
import { Skills } from './Skills';
import { Trend } from './Trend';

interface ReportOfProps {
  readonly studentId: string;
  /** Names the student where the page does not. */
  readonly subject?: ReactNode;
}

export function Report({ studentId, subject }: ReportOfProps) {
  const { role } = useSignedInUser();
  const { type, choose } = useReportAddress();
  const results = ExamsApi.useExamResultsQuery({ studentId, type });
  const isUnknown = isApiError(results.error) && results.error.status === 404;
  const none = <NoTests studentId={studentId} type={type} />;
  return (
    <Stack gap={4} className={styles.page}>
      {subject}
      <Row wrap gap={[2, 3]} className={styles.tools}>
        <SegmentedControl
          aria-label={t.type}
          options={EXAM_TYPES.map((value) => ({ value, label: texts.types[value] }))}
          value={type}
          onValueChange={(value) => choose(value as ExamType)}
        />
        {(results.currentData?.length ?? 0) > 0 && (
          <>
            <Button icon={<PrintIcon />} text={t.print} onClick={() => window.print()} />
            <AddTest studentId={studentId} />
          </>
        )}
      </Row>
      {role === 'student' && isUnknown ? (
        none
      ) : (
        <Loaded
          query={results}
          what={t.loading}
          rows={10}
          message={isUnknown ? messageOf(results.error) : examFailure(results.error)}
          empty={none}
        >
          {(exams) => <Parts studentId={studentId} type={type} exams={exams} />}
        </Loaded>
      )}
    </Stack>
  );
}

function Parts(props: ReportProps) {
  const { attributes } = props.exams[0]!;
  const { role } = useSignedInUser();
  return (
    <>
      <PageLine>{t.newest(formatDate(attributes.dateTaken), attributes.examCode)}</PageLine>
      <SampleNote {...props} />
      <Stack gap={4} className={styles.columns}>
        <Stack gap={4}>
          <Trend {...props} />
          <Superscore {...props} />
          <Skills {...props} />
        </Stack>
        <Stack gap={4}>
          {/* They become tasks, which exam admins do not work with. */}
          {role !== 'exam_admin' && <NextSteps {...props} />}
          {/* Its answers are of use where they can be chosen; the skills are on paper too. */}
          <div data-screen>
            <Breakdown {...props} />
          </div>
        </Stack>
      </Stack>
      <Stack gap={4} className={styles.last}>
        <Comparison {...props} />
        <Scores {...props} />
      </Stack>
    </>
  );
}

/** Says once which scores on the page come from sample forms. */
function SampleNote({ exams }: ReportProps) {
  const samples = exams.filter(({ attributes }) => attributes.sample);
  if (samples.length === 0) return null;
  const dates = samples.map(({ attributes }) => formatDate(attributes.dateTaken));
  return (
    <Row gap={2} size={2} tone="muted">
      <Box fixed>
        <Sample />
      </Box>
      {samples.length === exams.length ? t.allSample : t.someSample(dates.join('; '))}
    </Row>
  );
}

function NoTests({ studentId, type }: OfStudent) {
  return (
    <Empty sketch="chart" action={<AddTest studentId={studentId} />}>
      {examMessages.noTests}. {t.none(type)}
    </Empty>
  );
}

const ENTRY: Partial<Readonly<Record<Role, (studentId: string) => string>>> = {
  student: () => '/studentExamEntry',
  counselor: (id) => `/counselor/student-exam-entry?studentId=${id}`,
  account_admin: (id) => `/account-admin/student-exam-entry?studentId=${id}`,
};

function AddTest({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const here = useHere();
  const to = ENTRY[role]?.(studentId);
  if (!to || !hasPage(to)) return null;
  return (
    <ButtonLink to={to} state={here} primary className="no-print" icon={<AddIcon />}>
      {t.addTest}
    </ButtonLink>
  );
}

function Superscore({ studentId, type }: ReportProps) {
  const query = ExamsApi.useExamAnalysisQuery({ studentId, type });
  const { values } = useReportAddress();
  const highest = HIGHEST[type];
  return (
    <Section title={t.superscore.title}>
      <Loaded query={query} what={t.trend.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { superscore, colleges } }) => (
          <Box pad={[3, 'inset', 4]}>
            {superscore ? (
              <>
                <Text as="p" flush tone="muted" tabular className={styles.total}>
                  <Text as="strong" size={7} tone="ink" weight={650}>
                    {formatScore(superscore.total)}
                  </Text>{' '}
                  {t.superscore.outOf(highest.total)}
                </Text>
                <Text as="p" size={2} tone="muted">
                  {t.superscore.help}
                </Text>
                <Grid as="dl" min={180} gap={[3, 4]} above={3} className={styles.parts}>
                  {SECTIONS[type].map((section) => {
                    const best = superscore.parts[section];
                    const target = targetIn(colleges, values.college);
                    const range = target?.sections?.[section];
                    return (
                      best && (
                        <Grid columns="minmax(0, 1fr) auto" align="center" key={section}>
                          <Text as="dt" size={2} weight={500}>
                            {texts.parts[section]}
                          </Text>
                          <dd className={styles.superscoreTrack} aria-hidden="true">
                            <Meter share={best.score / highest.section} height={8} />
                            {range && (
                              <span
                                className={styles.band}
                                style={{
                                  left: `${(100 * range.low) / highest.section}%`,
                                  width: `${(100 * (range.high - range.low)) / highest.section}%`,
                                }}
                              />
                            )}
                          </dd>
                          <Text as="dd" nowrap tone="muted" textAlign="right" tabular>
                            <Text as="strong" tone="ink" weight={650}>
                              {best.score}
                            </Text>{' '}
                            {t.superscore.outOf(highest.section)}
                          </Text>
                          <Text as="dd" full size={2} tone="muted">
                            <time dateTime={best.dateTaken}>{formatDate(best.dateTaken)}</time>
                            {range && ` · ${t.superscore.target(target.name, range.low, range.high)}`}
                          </Text>
                        </Grid>
                      )
                    );
                  })}
                </Grid>
              </>
            ) : (
              <Text as="p" size={2} tone="muted">
                {t.superscore.none}
              </Text>
            )}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

/** Both axes end here because the concordance converts ACT scores to the SAT scale. */
const HIGHEST_SAT = 1600;

function Comparison({ studentId, type }: ReportProps) {
  const query = ExamsApi.useExamAnalysisQuery({ studentId, type });
  return (
    <Section title={t.comparison.title}>
      <Loaded query={query} what={t.trend.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { comparison } }) =>
          comparison ? (
            <Stack pad={[3, 'inset', 4]} gap={3}>
              <Text as="p" flush size={4} weight={600}>
                {t.comparison.better[comparison.better]}
              </Text>
              <Best
                page={type}
                studentId={studentId}
                type="SAT"
                score={comparison.sat}
                name={t.comparison.sat(comparison.sat)}
                to={comparison.sat}
              />
              <Best
                page={type}
                studentId={studentId}
                type="ACT"
                score={comparison.act}
                name={t.comparison.act(comparison.act)}
                more={t.comparison.actAs(
                  comparison.actAsSat.single,
                  comparison.actAsSat.min,
                  comparison.actAsSat.max,
                )}
                to={comparison.actAsSat.single}
              />
              <Text as="p" size={2} tone="muted">
                {t.comparison.source}
              </Text>
            </Stack>
          ) : (
            <Text as="p" pad={[4, 'inset']} tone="muted">
              {t.comparison.none}
            </Text>
          )
        }
      </Loaded>
    </Section>
  );
}

interface BestProps extends Pick<ReportProps, 'studentId' | 'type'> {
  /** The test that the page is about, which says itself which of its scores are from sample forms. */
  readonly page: ReportProps['type'];
  readonly score: number;
  readonly name: string;
  readonly more?: string;
  readonly to: number;
}

function Best({ studentId, type, page, score, name, more, to }: BestProps) {
  const { currentData: exams = [] } = ExamsApi.useExamResultsQuery({ studentId, type });
  const best = exams.filter(({ attributes }) => totalOf(attributes) === score);
  return (
    <div>
      <Text as="p" flush below={1}>
        <Text as="strong" weight={600}>
          {name}
        </Text>{' '}
        {more} {type !== page && best.some(({ attributes }) => attributes.sample) && <Sample />}
      </Text>
      <Meter share={to / HIGHEST_SAT} height={8} />
    </div>
  );
}
