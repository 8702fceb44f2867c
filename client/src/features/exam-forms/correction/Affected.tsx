import type { ExamType } from 'contract/exam-definitions';
import type { AffectedEntry, CorrectionPreview } from 'contract/exam-forms';
import { t as exams } from '../../../domain/exams/en';
import { formatScore, sectionScores, totalOf } from '../../../domain/exams/scores';
import { Text } from '../../../shared/layout/layout';
import { fullName } from '../../../shared/lib/format';
import { formatShortDate } from '../../../shared/lib/time';
import type { Column } from '../../../shared/list/columns';
import { ScrollingTable } from '../../../shared/list/ScrollingTable';
import { t as all } from './en';
import styles from './correction.module.css';

const t = all.table;

const columnsOf = (type: ExamType): readonly Column<AffectedEntry>[] => [
  { key: 'student', header: t.student, cell: ({ attributes }) => fullName(attributes) },
  { key: 'date', header: t.date, cell: ({ attributes }) => formatShortDate(attributes.after.dateTaken) },
  {
    key: 'total',
    header: exams.totals[type],
    cell: ({ attributes: { before, after } }) => stepOf(totalOf(before), totalOf(after)),
  },
  { key: 'sections', header: t.sections, cell: ({ attributes }) => sectionsOf(attributes) },
];

const stepOf = (before: number | null, after: number | null) =>
  before === after ? formatScore(after) : all.step(formatScore(before), formatScore(after));

function sectionsOf({ before, after }: AffectedEntry['attributes']): string {
  const earlier = new Map(sectionScores(before));
  const changes = sectionScores(after).flatMap(([section, score]) => {
    const from = earlier.get(section) ?? null;
    return from === score ? [] : [t.section(exams.parts[section], formatScore(from), formatScore(score))];
  });
  return changes.join(', ') || t.skillsAlone;
}

export function Affected({ preview: { data, meta } }: { preview: CorrectionPreview }) {
  const [first] = data;
  if (!first) return null;
  const more = meta.totals + meta.sections + meta.skills - data.length;
  return (
    <>
      <div className={styles.affected}>
        <ScrollingTable caption={t.label} columns={columnsOf(first.attributes.after.testType)} rows={data} />
      </div>
      {more > 0 && (
        <Text as="p" above={2} tone="muted">
          {t.more(more)}
        </Text>
      )}
    </>
  );
}
