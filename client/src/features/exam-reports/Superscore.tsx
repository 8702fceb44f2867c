import { examFailure, useExamAnalysisQuery } from '../../domain/exams/exams.api';
import { t as words } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, HIGHEST, SECTIONS } from '../../domain/exams/scores';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { t } from './en';
import type { ReportProps } from './report';
import styles from './Superscore.module.css';

export function Superscore({ studentId, type }: ReportProps) {
  const query = useExamAnalysisQuery({ studentId, type });
  const highest = HIGHEST[type];
  return (
    <Section title={t.superscore.title}>
      <Loaded query={query} what={t.trend.loading} rows={3} message={examFailure(query.error)}>
        {({ attributes: { superscore } }) => (
          <div className={styles.body}>
            {superscore ? (
              <>
                <p className={styles.total}>
                  <strong>{formatScore(superscore.total)}</strong> {t.superscore.outOf(highest.total)}
                </p>
                <p className={styles.help}>{t.superscore.help}</p>
                <dl className={styles.parts}>
                  {SECTIONS[type].map((section) => {
                    const best = superscore.parts[section];
                    return (
                      best && (
                        <div key={section}>
                          <dt>{words.parts[section]}</dt>
                          <dd className={styles.track} aria-hidden="true">
                            <span style={{ width: `${(best.score / highest.section) * 100}%` }} />
                          </dd>
                          <dd className={styles.score}>
                            <strong>{best.score}</strong> {t.superscore.outOf(highest.section)}
                          </dd>
                          <dd className={styles.when}>
                            <time dateTime={best.dateTaken}>{formatDate(best.dateTaken)}</time>{' '}
                            {best.sample && <Sample />}
                          </dd>
                        </div>
                      )
                    );
                  })}
                </dl>
              </>
            ) : (
              <p className={styles.help}>{t.superscore.none}</p>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  );
}
