import type { CollegeImportResource } from 'contract/college-imports';
import { ErrorIcon, HistoryIcon, SearchIcon, TickIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';

const STATES = {
  checked: { label: 'Checked, not imported', icon: <SearchIcon /> },
  running: { label: 'Importing', icon: <HistoryIcon />, intent: 'primary' },
  done: { label: 'Imported', icon: <TickIcon />, intent: 'success' },
  failed: { label: 'Failed', icon: <ErrorIcon />, intent: 'danger' },
  undoing: { label: 'Being undone', icon: <HistoryIcon />, intent: 'primary' },
  undone: { label: 'Undone', icon: <HistoryIcon /> },
} as const;

export const ImportStateTag = ({ state }: { state: CollegeImportResource['attributes']['state'] }) => (
  <StatusTag {...STATES[state]} />
);
