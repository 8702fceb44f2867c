import type { ProjectionStatus } from 'contract/admin';
import { ErrorIcon, HistoryIcon, RefreshIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import { stateOf } from './stateOf';

const APPEARANCES = {
  parked: { icon: <ErrorIcon />, intent: 'danger' },
  failing: { icon: <ErrorIcon />, intent: 'danger' },
  foreign: { icon: <WarningSignIcon />, intent: 'warning' },
  stuck: { icon: <WarningSignIcon />, intent: 'warning' },
  held: { icon: <HistoryIcon />, intent: 'primary' },
  rebuilding: { icon: <RefreshIcon />, intent: 'primary' },
  unknown: { icon: <WarningSignIcon />, intent: 'warning' },
  behind: { icon: <HistoryIcon /> },
  current: { icon: <TickIcon />, intent: 'success' },
} as const;

export function StateTag({ status }: { status: ProjectionStatus }) {
  const state = stateOf(status);
  const label = state === 'behind' ? t.states.behind(Number(status.behind)) : t.states[state];
  return <StatusTag {...APPEARANCES[state]} label={label} />;
}
