import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import type { ExamResultResource } from 'contract/exams';
import { Box, Text } from '../../shared/layout/layout';
import { ListItem } from '../../shared/list/ListItem';
import { Loaded } from '../../shared/list/Loaded';
import { formatDate } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { ExamsApi } from './exams.api';
import { Practice } from './Sample';
import { formatScore, sectionScores, totalOf } from './scores';

export function PracticeTests({ studentId }: { studentId: string }) {
  const headingId = useId();
  const query = ExamsApi.useExamResultsQuery({ studentId });
  return (
    <Loaded query={query} what={t.practiceTests} rows={1} empty={null}>
      {(results) => (
        <Box as="section" rule="top" aria-labelledby={headingId}>
          <Text as="h3" pad={[3, 'inset', 0]} size={2} tone="muted" weight={600} id={headingId}>
            {t.practiceTests}
          </Text>
          <ul>
            {results.map((result) => (
              <Box as="li" item key={result.id}>
                <PracticeTest studentId={studentId} result={result} />
              </Box>
            ))}
          </ul>
        </Box>
      )}
    </Loaded>
  );
}

function PracticeTest({ studentId, result }: { studentId: string; result: ExamResultResource }) {
  const { id, attributes } = result;
  const { testType, examCode, dateTaken, sample, counted } = attributes;
  const [count, { isLoading }] = ExamsApi.useCountExamMutation();
  const total = totalOf(attributes);
  const name = `${t.types[testType]} ${formatScore(total)}`;
  return (
    <ListItem
      name={
        <>
          {name} <Practice sample={sample} />
        </>
      }
      details={[
        examCode,
        ...sectionScores(attributes).map(([section, score]) => `${t.parts[section]} ${formatScore(score)}`),
      ].join(' · ')}
      aside={formatDate(dateTaken)}
    >
      {total !== null && (
        <Checkbox
          style={{ margin: 'var(--space-1) 0 0' }}
          checked={counted}
          disabled={isLoading}
          label={t.counts}
          aria-label={t.countsExam(name, examCode)}
          onChange={({ currentTarget: { checked } }) =>
            void count({ studentId, examId: id, counted: checked }).unwrap().catch(toast.failure)
          }
        />
      )}
    </ListItem>
  );
}
