import { given } from '../../kernel/testing';
import { importDecider } from './import.decider';

const file = { importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv' };
const ofKind = { kind: 'college-import', ...file };
const run = { added: 2, changed: 1, unchanged: 0 };
const undo = { deleted: 2, restored: 1, kept: 0 };
const read = { encoding: 'UTF-8', rows: 3, details: run, faults: [], faultCount: 0 } as const;
const outcome = { details: run, faults: [], faultCount: 0 };
const checked = { type: 'ImportChecked', data: { ...ofKind, ...read } } as const;
const started = { type: 'ImportStarted', data: { ...ofKind, details: { publish: true } } } as const;
const finished = { type: 'ImportFinished', data: { ...ofKind, ...outcome } } as const;
const failed = { type: 'ImportFailed', data: { ...ofKind, reason: 'unexpected' } } as const;
const undoStarted = { type: 'ImportUndoStarted', data: ofKind } as const;
const undone = { type: 'ImportUndone', data: { ...ofKind, details: undo } } as const;

const history = given(importDecider('college-import'));

describe('an import', () => {
  it('is checked, run and undone', () => {
    history()
      .when('Check', { ...file, ...read })
      .yields(checked);
    history(checked).when('Start', { publish: true }).yields(started);
    history(checked, started).when('Finish', outcome).yields(finished);
    history(checked, started, finished).when('StartUndo', {}).yields(undoStarted);
    history(checked, started, finished, undoStarted).when('FinishUndo', undo).yields(undone);
  });

  it('can be run again or undone after a failure', () => {
    const { reason } = failed.data;
    history(checked, started).when('Fail', { reason }).yields(failed);
    history(checked, started, failed).when('Start', { publish: true }).yields(started);
    history(checked, started, failed).when('StartUndo', {}).yields(undoStarted);
    history(checked, started, finished, undoStarted).when('Fail', { reason }).yields(failed);
    history(checked).when('Fail', { reason }).yields();
  });

  it('rejects or ignores a command in the wrong state', () => {
    history().when('Start', { publish: true }).isRejected('import-not-found');
    history(checked).when('StartUndo', {}).isRejected('import-not-ready');
    history(checked).when('Finish', outcome).yields();
    history(checked, started, finished).when('FinishUndo', undo).yields();
    history(checked, started, finished, undoStarted, undone)
      .when('Start', { publish: true })
      .isRejected('import-not-ready');
  });
});
