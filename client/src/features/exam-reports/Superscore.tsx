import { examFailure, useExamAnalysisQuery } from '../../domain/exams/exams.api';
import { t as texts } from '../../domain/exams/en';
import { formatScore, HIGHEST, SECTIONS } from '../../domain/exams/scores';
import { Box, Grid, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { Meter } from '../../shared/ui/Meter';
import { useReportAddress } from './address';
import { t } from './en';
import { targetIn, type ReportProps } from './report';
import styles from './examReports.module.css';

export function Superscore({ studentId, type }: ReportProps) {
  const query = useExamAnalysisQuery({ studentId, type });
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
