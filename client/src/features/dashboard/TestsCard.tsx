import { Link } from 'react-router-dom';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import type { ExamResultResource } from 'contract/exams';
import { t as words } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, HIGHEST, sectionScores, totalOf } from '../../domain/exams/scores';
import { formatDate } from '../../shared/lib/time';
import { Empty } from '../../shared/list/States';
import { useHasPage } from '../../shared/routing/pageTable';
import { ArrowDownIcon, ArrowUpIcon } from '../../shared/ui/icons';
import { Card } from './Card';
import { t } from './en';
import styles from './TestsCard.module.css';

const ENTRY = '/studentExamEntry';

export function TestsCard({ exams }: { exams: readonly ExamResultResource[] }) {
  const hasPage = useHasPage();
  return (
    <Card title={t.tests.title} moreAt="/exam-reports">
      {exams.length > 0 ? (
        <div className={styles.types}>
          {EXAM_TYPES.map((type) => (
            <Recent
              key={type}
              type={type}
              exams={exams.filter(({ attributes }) => attributes.testType === type)}
            />
          ))}
        </div>
      ) : (
        <Empty of="exams" action={hasPage(ENTRY) && <Link to={ENTRY}>{t.tests.enter}</Link>}>
          {t.tests.none}
        </Empty>
      )}
    </Card>
  );
}

function Recent({ type, exams }: { type: ExamType; exams: readonly ExamResultResource[] }) {
  if (exams.length === 0) return null;
  return (
    <section aria-label={words.types[type]} className={styles.type}>
      <h3>{words.types[type]}</h3>
      <ol className={styles.exams}>
        {exams.toReversed().map((exam, index, inTime) => (
          <Exam key={exam.id} exam={exam} before={inTime[index - 1]} />
        ))}
      </ol>
    </section>
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
      <time dateTime={dateTaken} className={styles.when}>
        {formatDate(dateTaken)}
      </time>
      <Link
        to={`/exam-reports?type=${testType}&exam=${id}`}
        aria-label={t.tests.of(words.totals[testType], formatScore(total), examCode, formatDate(dateTaken))}
        className={styles.total}
      >
        {formatScore(total)}
      </Link>{' '}
      <Change points={(total ?? 0) - ((before && totalOf(before.attributes)) ?? total ?? 0)} />
      {sample && <Sample />}
      <dl className={styles.sections}>
        {sectionScores(attributes).map(([section, score]) => (
          <div key={section}>
            <dt>{words.short[section]}</dt>
            <dd aria-hidden="true" className={styles.track}>
              <span style={{ width: `${((score ?? 0) / highest.section) * 100}%` }} />
            </dd>
            <dd>{formatScore(score)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Change({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <span className={styles.change} data-up={points > 0}>
      {points > 0 ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      <span aria-hidden="true">{Math.abs(points)}</span>
      <span className="visually-hidden">{t.tests.change(points)}</span>
    </span>
  );
}
