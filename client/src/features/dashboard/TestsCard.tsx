import { Link } from 'react-router-dom';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { RECENT_EXAMS, type ExamResultResource } from 'contract/exams';
import { t as words } from '../../domain/exams/en';
import { examFailure, useExamCalculationsQuery } from '../../domain/exams/exams.api';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, HIGHEST, sectionScores, totalOf } from '../../domain/exams/scores';
import { useSignedInUser } from '../../shared/api/session';
import { formatDate, plusDays, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useHasPage } from '../../shared/routing/pageTable';
import { Card } from './Card';
import { t } from './en';
import styles from './TestsCard.module.css';

const ENTRY = '/studentExamEntry';

/** The newest first. */
function useRecentExams(testType: ExamType) {
  const { id: studentId } = useSignedInUser();
  const startDate = plusDays(today(), -RECENT_EXAMS.days);
  return useExamCalculationsQuery({ studentId, testType, startDate, limit: RECENT_EXAMS.most });
}

/** What the last tests of the last days brought. */
export function TestsCard() {
  const hasPage = useHasPage();
  const [sat, act] = [useRecentExams('SAT'), useRecentExams('ACT')];
  const query = {
    currentData: sat.currentData && act.currentData && [...sat.currentData, ...act.currentData],
    error: sat.error ?? act.error,
    refetch: () => Promise.all([sat.refetch(), act.refetch()]),
  };
  return (
    <Card title={t.tests.title} moreAt="/exam-reports">
      <Loaded
        query={query}
        what={t.tests.loading}
        rows={3}
        message={examFailure(query.error)}
        empty={
          <Empty of="exams" action={hasPage(ENTRY) && <Link to={ENTRY}>{t.tests.enter}</Link>}>
            {t.tests.none}
          </Empty>
        }
      >
        {(exams) => (
          <>
            {EXAM_TYPES.map((type) => (
              <Recent
                key={type}
                type={type}
                exams={exams.filter(({ attributes }) => attributes.testType === type)}
              />
            ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Recent({ type, exams }: { type: ExamType; exams: readonly ExamResultResource[] }) {
  if (exams.length === 0) return null;
  return (
    <section aria-label={words.types[type]} className={styles.type}>
      <h3>{words.types[type]}</h3>
      <ol className={styles.exams}>
        {exams.toReversed().map((exam) => (
          <Exam key={exam.id} exam={exam} />
        ))}
      </ol>
    </section>
  );
}

function Exam({ exam: { id, attributes } }: { exam: ExamResultResource }) {
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
