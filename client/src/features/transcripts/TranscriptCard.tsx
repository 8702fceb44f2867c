import type { ReactNode } from 'react';
import type { TranscriptResource } from 'contract/transcripts';
import { t as texts } from '../../domain/transcripts/en';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { DueDate } from '../../shared/ui/DueDate';
import { StudentName } from './columns';
import { t } from './en';

interface TranscriptCardProps {
  readonly row: TranscriptResource;
  readonly buttons: ReactNode;
}

export function TranscriptCard({ row, buttons }: TranscriptCardProps) {
  const { document, college, dueOn, requestedOn, requestedBy, sentOn, way } = row.attributes;
  return (
    <Row align="start" gap={1} pad={[2, 'inset']}>
      <Stack gap={1} grow shrink breakable>
        <Text weight={600}>
          <StudentName row={row} />
        </Text>
        <span>{t.card(texts.documents[document], college)}</span>
        <Text size={2} tone="muted">
          {sentOn && way
            ? texts.sent(formatDate(sentOn), texts.ways[way])
            : `${texts.requested(formatDate(requestedOn))} ${t.by[requestedBy]}`}
        </Text>
        {!sentOn && dueOn && (
          <Text size={2}>
            <DueDate date={dueOn} />
          </Text>
        )}
      </Stack>
      {buttons}
    </Row>
  );
}
