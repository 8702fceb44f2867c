import { examFailure, useExamAnalysisQuery, useExamResultsQuery } from '../../domain/exams/exams.api';
import { Sample } from '../../domain/exams/Sample';
import { totalOf } from '../../domain/exams/scores';
import { Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { Meter } from '../../shared/ui/Meter';
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
  const { currentData: exams = [] } = useExamResultsQuery({ studentId, type });
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
