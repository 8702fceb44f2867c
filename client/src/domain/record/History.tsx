import type { RecordPart } from 'contract/record-history';
import { useSignedInUser } from '../../shared/api/session';
import { RowButton } from '../../shared/list/RowButton';
import { HistoryIcon } from '../../shared/ui/icons';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
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
  return (
    <RowButton
      icon={<HistoryIcon />}
      label={t.history.title(name)}
      tip={t.history.tip}
      onClick={() => openHistory({ studentId: studentId ?? id, part, name })}
    />
  );
}

export const openHistory = (subject: HistorySubject) => openDialog(HistoryDialog, { subject });
