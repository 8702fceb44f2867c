import type { ProjectionStatus } from 'contract/admin';
import { ErrorIcon, HistoryIcon, RefreshIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { stateOf, stateText } from './stateOf';

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
  return <StatusTag {...APPEARANCES[stateOf(status)]} label={stateText(status)} />;
}
