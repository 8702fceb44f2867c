import { given } from '../../../kernel/testing';
import { collegeImport } from './college-import.decider';

const file = { importId: 'i1', ownerId: 'a1', fileName: 'colleges.csv' };
const run = { added: 2, changed: 1, unchanged: 0 };
const undo = { deleted: 2, restored: 1, kept: 0 };
const read = { encoding: 'UTF-8', rows: 3, counts: run, faults: [], faultCount: 0 } as const;
const checked = { type: 'CollegeImportChecked', data: { ...file, ...read } } as const;
const started = { type: 'CollegeImportStarted', data: { ...file, publish: true } } as const;
const finished = { type: 'CollegeImportFinished', data: { ...file, counts: run } } as const;
const failed = { type: 'CollegeImportFailed', data: { ...file, reason: 'unexpected' } } as const;
const undoStarted = { type: 'CollegeImportUndoStarted', data: file } as const;
const undone = { type: 'CollegeImportUndone', data: { ...file, counts: undo } } as const;

const history = given(collegeImport);

describe('an import', () => {
  it('is checked, run and undone', () => {
    history().when('Check', checked.data).yields(checked);
    history(checked).when('Start', { publish: true }).yields(started);
    history(checked, started).when('Finish', { counts: run }).yields(finished);
    history(checked, started, finished).when('StartUndo', {}).yields(undoStarted);
    history(checked, started, finished, undoStarted).when('FinishUndo', { counts: undo }).yields(undone);
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
    history(checked).when('Finish', { counts: run }).yields();
    history(checked, started, finished).when('FinishUndo', { counts: undo }).yields();
    history(checked, started, finished, undoStarted, undone)
      .when('Start', { publish: true })
      .isRejected('import-not-ready');
  });
});
