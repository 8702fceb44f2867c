import { Button } from '@blueprintjs/core';
import { t } from '../en';
import { Row } from '../layout/layout';
import { formatInstant, type Instant } from '../lib/time';

interface DraftNoteProps {
  readonly at: Instant;
  readonly onDiscard: () => void;
}

export const DraftNote = ({ at, onDiscard }: DraftNoteProps) => (
  <Row wrap justify="between" gap={[2, 4]} pad={[2, 'inset']} framed below={4} flushContent>
    <p role="status">{t.draft.restored(formatInstant(at))}</p>
    <Button size="small" text={t.draft.discard} onClick={onDiscard} />
  </Row>
);
