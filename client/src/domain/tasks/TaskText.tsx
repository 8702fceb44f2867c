import type { TaskAssignmentResource } from 'contract/tasks';
import { Box, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import { t } from './en';

type TaskTexts = Pick<
  TaskAssignmentResource['attributes'],
  'description' | 'importance' | 'notes' | 'weightedImportance' | 'approxTotalHours'
> & {
  readonly completedDate?: string | null;
  readonly college?: string;
};

export function TaskText(texts: TaskTexts) {
  const { description, importance, notes, weightedImportance, approxTotalHours, completedDate, college } =
    texts;
  return (
    <>
      {description && <Paragraphs text={description} />}
      <DescriptionList
        inline
        facts={[
          [t.details.college, college],
          [t.details.importance, weightedImportance && t.details.ofTen(weightedImportance)],
          [t.details.time, approxTotalHours && t.details.hours(approxTotalHours)],
          [t.details.completed, completedDate && formatDate(completedDate)],
        ]}
      />
      {importance && <TextBlock title={t.details.why} text={importance} />}
      {notes && <TextBlock title={t.details.how} text={notes} />}
      {!importance && !notes && (
        <Text as="p" tone="muted">
          {t.details.nothingMore}
        </Text>
      )}
    </>
  );
}

function TextBlock({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Box as="h3" below={1}>
        {title}
      </Box>
      <Paragraphs text={text} />
    </section>
  );
}
