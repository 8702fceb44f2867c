import { ErrorIcon, HistoryIcon, SearchIcon, TickIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import type { ImportedFile } from './imports';

const STATES = {
  checked: { icon: <SearchIcon /> },
  running: { icon: <HistoryIcon />, intent: 'primary' },
  done: { icon: <TickIcon />, intent: 'success' },
  failed: { icon: <ErrorIcon />, intent: 'danger' },
  undoing: { icon: <HistoryIcon />, intent: 'primary' },
  undone: { icon: <HistoryIcon /> },
} as const;

export const ImportStateTag = ({ state }: { state: ImportedFile['attributes']['state'] }) => (
  <StatusTag {...STATES[state]} label={t.states[state]} />
);
