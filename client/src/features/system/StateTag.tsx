import type { ProjectionStatus } from 'contract/admin';
import { ErrorIcon, HistoryIcon, RefreshIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

type ProjectionState =
  'parked' | 'failing' | 'foreign' | 'stuck' | 'held' | 'rebuilding' | 'unknown' | 'behind' | 'current';

export function stateOf({ parked, failing, foreign, rebuild, behind }: ProjectionStatus): ProjectionState {
  if (parked) return 'parked';
  if (failing) return 'failing';
  if (foreign) return 'foreign';
  if (rebuild?.step === 'stopped' || rebuild?.step === 'failed') return 'stuck';
  if (rebuild?.step === 'held') return 'held';
  if (isInProgress(rebuild)) return 'rebuilding';
  if (behind === null) return 'unknown';
  return behind === '0' ? 'current' : 'behind';
}

export function stateText(status: ProjectionStatus): string {
  const state = stateOf(status);
  return state === 'behind' ? t.states.behind(Number(status.behind)) : t.states[state];
}

const ATTENTION: readonly ProjectionState[] = ['parked', 'failing', 'foreign', 'stuck', 'held', 'unknown'];

export const needsAttention = (status: ProjectionStatus) => ATTENTION.includes(stateOf(status));

export const isInProgress = (rebuild: ProjectionStatus['rebuild']) =>
  rebuild !== null && rebuild.step !== 'done' && rebuild.step !== 'discarded';

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
