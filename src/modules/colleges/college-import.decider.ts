import type { CollegeImportResource } from '../../../contract/college-imports';
import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { CollegeImportEvents, ImportCounts, UndoCounts } from './colleges.events';
import { say } from './words';

export interface CollegeImport {
  readonly importId: string;
  readonly fileName: string;
  readonly state: CollegeImportResource['attributes']['state'];
}

export type CollegeImportCommands = {
  Check: CollegeImportEvents['CollegeImportChecked'];
  Start: { publish: boolean };
  Finish: { counts: ImportCounts };
  Fail: { reason: string };
  StartUndo: Record<string, never>;
  FinishUndo: { counts: UndoCounts };
};

const existing = (file: CollegeImport | null): CollegeImport => {
  if (!file) throw new Rejected('not-found', say('import-not-found'));
  return file;
};

/** A file of colleges: checked, then run, then possibly undone. */
export const collegeImport = decider<CollegeImport | null, CollegeImportCommands, CollegeImportEvents>({
  name: 'college-import',
  initial: null,
  decide: {
    Check: (data, file) => (file ? [] : [{ type: 'CollegeImportChecked', data }]),
    Start: ({ publish }, file) => {
      const { importId, fileName, state } = existing(file);
      if (state === 'running' || state === 'done') return [];
      if (state !== 'checked' && state !== 'failed')
        throw new Rejected('conflict', say('import-not-ready.taken-back'));
      return [{ type: 'CollegeImportStarted', data: { importId, fileName, publish } }];
    },
    Finish: ({ counts }, file) => {
      const { importId, fileName, state } = existing(file);
      return state === 'running'
        ? [{ type: 'CollegeImportFinished', data: { importId, fileName, counts } }]
        : [];
    },
    Fail: ({ reason }, file) => {
      const { importId, fileName, state } = existing(file);
      return state === 'running' || state === 'undoing'
        ? [{ type: 'CollegeImportFailed', data: { importId, fileName, reason } }]
        : [];
    },
    StartUndo: (_, file) => {
      const { importId, fileName, state } = existing(file);
      if (state === 'undoing' || state === 'undone') return [];
      if (state !== 'done' && state !== 'failed')
        throw new Rejected('conflict', say('import-not-ready.not-run'));
      return [{ type: 'CollegeImportUndoStarted', data: { importId, fileName } }];
    },
    FinishUndo: ({ counts }, file) => {
      const { importId, fileName, state } = existing(file);
      return state === 'undoing'
        ? [{ type: 'CollegeImportUndone', data: { importId, fileName, counts } }]
        : [];
    },
  },
  evolve: {
    CollegeImportChecked: (_, { importId, fileName }) => ({ importId, fileName, state: 'checked' }),
    CollegeImportStarted: (file) => ({ ...file!, state: 'running' }),
    CollegeImportFinished: (file) => ({ ...file!, state: 'done' }),
    CollegeImportFailed: (file) => ({ ...file!, state: 'failed' }),
    CollegeImportUndoStarted: (file) => ({ ...file!, state: 'undoing' }),
    CollegeImportUndone: (file) => ({ ...file!, state: 'undone' }),
  },
});
