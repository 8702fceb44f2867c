import { Link } from 'react-router-dom';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import type { ExamResultResource } from 'contract/exams';
import { t as texts } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, HIGHEST, sectionScores, totalOf } from '../../domain/exams/scores';
import { Box, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Empty } from '../../shared/list/States';
import { useHasPage } from '../../shared/routing/pageTable';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { Meter } from '../../shared/ui/Meter';
import { ArrowDownIcon, ArrowUpIcon } from '../../shared/ui/icons';
import { Card } from './Card';
import { t } from './en';
import styles from './dashboard.module.css';

const ENTRY = '/studentExamEntry';

export function TestsCard({ exams }: { exams: readonly ExamResultResource[] }) {
  const hasPage = useHasPage();
  return (
    <Card title={t.tests.title} moreAt="/exam-reports">
      {exams.length > 0 ? (
        <Grid min={300}>
          {EXAM_TYPES.map((type) => (
            <Recent
              key={type}
              type={type}
              exams={exams.filter(({ attributes }) => attributes.testType === type)}
            />
          ))}
        </Grid>
      ) : (
        <Empty sketch="chart" action={hasPage(ENTRY) && <ButtonLink to={ENTRY}>{t.tests.enter}</ButtonLink>}>
          {t.tests.none}
        </Empty>
      )}
    </Card>
  );
}

function Recent({ type, exams }: { type: ExamType; exams: readonly ExamResultResource[] }) {
  if (exams.length === 0) return null;
  return (
    <Box as="section" pad={[3, 'inset', 4]} aria-label={texts.types[type]} className={styles.type}>
      <Text as="h3" below={2} size={2} tone="muted">
        {texts.types[type]}
      </Text>
      <Grid as="ol" columns="repeat(auto-fit, minmax(118px, 1fr))" gap={4}>
        {exams.toReversed().map((exam, index, inTime) => (
          <Exam key={exam.id} exam={exam} before={inTime[index - 1]} />
        ))}
      </Grid>
    </Box>
  );
}

interface ExamProps {
  readonly exam: ExamResultResource;
  readonly before: ExamResultResource | undefined;
}

function Exam({ exam: { id, attributes }, before }: ExamProps) {
  const { testType, dateTaken, examCode, sample } = attributes;
  const total = totalOf(attributes);
  const highest = HIGHEST[testType];
  return (
    <li className={styles.exam}>
      <Text as="time" size={2} tone="muted" block dateTime={dateTaken}>
        {formatDate(dateTaken)}
      </Text>
      <Text
        as={Link}
        size={5}
        tone="ink"
        weight={650}
        tabular
        to={`/exam-reports?type=${testType}&exam=${id}`}
        aria-label={t.tests.of(texts.totals[testType], formatScore(total), examCode, formatDate(dateTaken))}
        className={styles.total}
      >
        {formatScore(total)}
      </Text>{' '}
      <Change points={(total ?? 0) - ((before && totalOf(before.attributes)) ?? total ?? 0)} />
      {sample && <Sample />}
      <Stack as="dl" gap={1} above={2} size={1} tabular>
        {sectionScores(attributes).map(([section, score]) => (
          <Grid columns="4em minmax(0, 1fr) 2.2em" align="center" gap={1} key={section}>
            <Text as="dt" tone="muted">
              {texts.short[section]}
            </Text>
            <Text as="dd" flush aria-hidden="true">
              <Meter share={(score ?? 0) / highest.section} />
            </Text>
            <Text as="dd" flush textAlign="right">
              {formatScore(score)}
            </Text>
          </Grid>
        ))}
      </Stack>
    </li>
  );
}

function Change({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <Row as="span" inline size={1} tone="muted" tabular className={styles.change} data-up={points > 0}>
      {points > 0 ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      <span aria-hidden="true">{Math.abs(points)}</span>
      <span className="visually-hidden">{t.tests.change(points)}</span>
    </Row>
  );
}
