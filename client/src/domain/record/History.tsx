import type { RecordPart } from 'contract/record-history';
import { useSignedInUser } from '../../shared/api/session';
import { RowButton } from '../../shared/list/RowButton';
import { HistoryIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useDialogState } from '../../shared/ui/useDialogState';
import { t } from './en';
import type { HistorySubject } from './history.api';

const HistoryDialog = lazyComponent(() => import('./HistoryDialog'));

interface HistoryButtonProps {
  readonly part: RecordPart;
  readonly name: string;
  readonly studentId?: string;
}

export function HistoryButton({ part, name, studentId }: HistoryButtonProps) {
  const { id } = useSignedInUser();
  const history = useHistory();
  return (
    <>
      <RowButton
        icon={<HistoryIcon />}
        label={t.history.title(name)}
        tip={t.history.tip}
        onClick={() => history.open({ studentId: studentId ?? id, part, name })}
      />
      {history.dialog}
    </>
  );
}

export function useHistory() {
  const { open, close, isOpen, subject } = useDialogState<HistorySubject>();
  const dialog = subject && <HistoryDialog subject={subject} isOpen={isOpen} onClose={close} />;
  return { open, dialog };
}
