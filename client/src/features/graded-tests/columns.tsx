import { Link } from 'react-router-dom';
import type { ExamType } from 'contract/exam-definitions';
import type { GradedTestResource } from 'contract/graded-tests';
import { t as exams } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, SECTIONS, sectionScores, totalOf, type ExamSection } from '../../domain/exams/scores';
import { Row, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { t } from './en';
import styles from './gradedTests.module.css';

type Cell = Column<GradedTestResource>;

export const formOf = ({ attributes }: GradedTestResource) =>
  t.form(attributes.testType, attributes.examCode);

export const columnsOf = (
  type: ExamType | undefined,
  toAnalysis: (test: GradedTestResource) => string | undefined,
): readonly Cell[] => [
  { key: 'student', header: t.student, cell: (test) => <Student test={test} to={toAnalysis(test)} /> },
  {
    key: 'test',
    header: t.test,
    cell: (test) => (
      <Row wrap gap={[1, 2]} className={styles.form}>
        {formOf(test)}
        {test.attributes.sample && <Sample />}
      </Row>
    ),
  },
  {
    key: 'taken',
    header: t.taken,
    cell: ({ attributes: { dateTaken } }) => (
      <Text as="time" nowrap dateTime={dateTaken} title={formatLongDate(dateTaken)}>
        {formatDate(dateTaken)}
      </Text>
    ),
  },
  {
    key: 'total',
    header: type ? exams.totals[type] : t.total,
    cell: ({ attributes }) => <strong>{formatScore(totalOf(attributes))}</strong>,
    atEnd: true,
  },
  ...(type ? SECTIONS[type].map(sectionColumn) : [allSections]),
];

function Student({ test, to }: { test: GradedTestResource; to: string | undefined }) {
  const name = fullName(test.attributes);
  return to ? (
    <Link to={to} aria-label={t.analysis(name, formOf(test))}>
      {name}
    </Link>
  ) : (
    name
  );
}

const sectionColumn = (section: ExamSection): Cell => ({
  key: section,
  header: exams.parts[section],
  cell: ({ attributes }) => formatScore(new Map(sectionScores(attributes)).get(section) ?? null),
});

const allSections: Cell = {
  key: 'sections',
  header: t.sections,
  cell: ({ attributes }) => (
    <Row as="ul" wrap align="stretch" gap={[0, 3]} tone="muted" tabular>
      {sectionScores(attributes).map(([section, score]) => (
        <li key={section}>{t.section(exams.parts[section], formatScore(score))}</li>
      ))}
    </Row>
  ),
};
