import type { CollegeImportResource } from 'contract/college-imports';
import { ErrorIcon, HistoryIcon, SearchIcon, TickIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

const STATES = {
  checked: { icon: <SearchIcon /> },
  running: { icon: <HistoryIcon />, intent: 'primary' },
  done: { icon: <TickIcon />, intent: 'success' },
  failed: { icon: <ErrorIcon />, intent: 'danger' },
  undoing: { icon: <HistoryIcon />, intent: 'primary' },
  undone: { icon: <HistoryIcon /> },
} as const;

export const ImportStateTag = ({ state }: { state: CollegeImportResource['attributes']['state'] }) => (
  <StatusTag {...STATES[state]} label={t.imports.states[state]} />
);
