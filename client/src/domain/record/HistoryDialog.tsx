import { Dialog, DialogBody } from '@blueprintjs/core';
import { t } from './en';
import { HistoryEntries, type HistorySubject } from './HistoryEntries';
import styles from './record.module.css';

interface HistoryDialogProps {
  readonly subject: HistorySubject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function HistoryDialog({ subject, isOpen, onClose }: HistoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={t.history.title(subject.name)} onClose={onClose} className={styles.dialog}>
      <DialogBody className={styles.body}>
        <HistoryEntries {...subject} />
      </DialogBody>
    </Dialog>
  );
}
