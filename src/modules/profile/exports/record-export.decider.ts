import { decider } from '../../../kernel/decider';
import type { RecordExportEvents } from './record-exports.events';

type Export = RecordExportEvents['RecordExported'];

export type RecordExportCommands = { Export: Omit<Export, 'exportedAt'> };

export const recordExport = decider<Export | null, RecordExportCommands, RecordExportEvents>({
  name: 'record-export',
  stream: { key: 'export', growsWith: 'nothing after its first event' },
  initial: null,
  decide: {
    Export: (data, state, { now: exportedAt }) =>
      state ? [] : [{ type: 'RecordExported', data: { ...data, exportedAt } }],
  },
  evolve: { RecordExported: (_, exported) => exported },
});
