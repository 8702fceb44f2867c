import { decider } from '../../kernel/decider';
import type { RecordViewEvents } from './record-views.events';

export type RecordViewCommands = { Record: RecordViewEvents['RecordViewed'] };

export const recordView = decider<boolean, RecordViewCommands, RecordViewEvents>({
  name: 'record-view',
  stream: { key: 'viewer, student, part and day', growsWith: 'nothing after its first event' },
  initial: false,
  decide: { Record: (view, recorded) => (recorded ? [] : [{ type: 'RecordViewed', data: view }]) },
  evolve: { RecordViewed: () => true },
});
