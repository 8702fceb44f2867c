import { examFailure, useExamAnalysisQuery, useExamResultsQuery } from '../../domain/exams/exams.api';
import { Sample } from '../../domain/exams/Sample';
import { totalOf } from '../../domain/exams/scores';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import styles from './Comparison.module.css';
import { t } from './en';
import type { ReportProps } from './report';

/** Both axes end here because the concordance converts ACT scores to the SAT scale. */
const HIGHEST_SAT = 1600;

export function Comparison({ studentId, type }: ReportProps) {
  const query = useExamAnalysisQuery({ studentId, type });
  return (
    <Section title={t.comparison.title}>
      <Loaded query={query} what={t.trend.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { comparison } }) =>
          comparison ? (
            <div className={styles.body}>
              <p className={styles.better}>{t.comparison.better[comparison.better]}</p>
              <Best
                studentId={studentId}
                type="SAT"
                score={comparison.sat}
                name={t.comparison.sat(comparison.sat)}
                to={comparison.sat}
              />
              <Best
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
              <p className={styles.note}>{t.comparison.source}</p>
            </div>
          ) : (
            <p className={styles.none}>{t.comparison.none}</p>
          )
        }
      </Loaded>
    </Section>
  );
}

interface BestProps extends Pick<ReportProps, 'studentId' | 'type'> {
  readonly score: number;
  readonly name: string;
  readonly more?: string;
  readonly to: number;
}

function Best({ studentId, type, score, name, more, to }: BestProps) {
  const { currentData: exams = [] } = useExamResultsQuery({ studentId, type });
  const best = exams.filter(({ attributes }) => totalOf(attributes) === score);
  return (
    <div>
      <p className={styles.name}>
        <strong>{name}</strong> {more} {best.some(({ attributes }) => attributes.sample) && <Sample />}
      </p>
      <div aria-hidden="true" className={styles.track}>
        <span style={{ width: `${(to / HIGHEST_SAT) * 100}%` }} />
      </div>
    </div>
  );
}
