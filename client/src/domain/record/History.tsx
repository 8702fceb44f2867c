import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import type { HistorySubject } from './HistoryEntries';

const HistoryDialog = lazyComponent(() => import('./HistoryDialog'));

export const openHistory = (subject: HistorySubject) => openDialog(HistoryDialog, { subject });
