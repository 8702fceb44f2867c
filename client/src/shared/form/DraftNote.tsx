import { Button } from '@blueprintjs/core';
import { t } from '../en';
import { formatInstant, type Instant } from '../lib/time';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  readonly at: Instant;
  readonly onDiscard: () => void;
}

export const DraftNote = ({ at, onDiscard }: DraftNoteProps) => (
  <div className={styles.note}>
    <p role="status">{t.draft.restored(formatInstant(at))}</p>
    <Button size="small" text={t.draft.discard} onClick={onDiscard} />
  </div>
);
