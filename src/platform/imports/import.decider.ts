import type { ImportFailure, ImportState } from '../../../contract/imports';
import { decider, type Decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import type { Actor, NewEvent } from '../../kernel/event';
import { t } from '../messages';
import type { ImportEvents, StoredIssue } from './imports.events';

export interface Import {
  readonly importId: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly state: ImportState;
}

/** `Start` and `FinishUndo` take the details of the kind. */
export type ImportCommands = {
  Check: Omit<ImportEvents['ImportChecked'], 'kind'>;
  Start: object;
  Finish: { details: object; faults: readonly StoredIssue[]; faultCount: number };
  Fail: { reason: ImportFailure };
  StartUndo: object;
  FinishUndo: object;
};

export type ImportDecider = Decider<Import | null, ImportCommands, ImportEvents>;

const existing = (file: Import | null): Import => requireFound(file, t('import-not-found'));

const as =
  (state: ImportState) =>
  (_: unknown, { importId, ownerId, fileName }: Omit<Import, 'state'>): Import => ({
    ...{ importId, ownerId, fileName },
    state,
  });

/** Decides about the imports of one kind, whose streams are named after it. */
export function importDecider(kind: string): ImportDecider {
  const step = (
    type: Exclude<keyof ImportEvents, 'ImportChecked'>,
    { importId, ownerId, fileName }: Import,
    actor: Actor,
    data: object = {},
  ) => [
    // The first imports did not record the owner of the file.
    {
      type,
      data: { kind, importId, ownerId: ownerId || actor.id, fileName, ...data },
    } as NewEvent<ImportEvents>,
  ];
  return decider<Import | null, ImportCommands, ImportEvents>({
    name: kind,
    stream: { key: 'import', growsWith: 'attempts to run or undo it' },
    initial: null,
    decide: {
      Check: (data, file) => (file ? [] : [{ type: 'ImportChecked', data: { kind, ...data } }]),
      Start: (details, current, { actor }) => {
        const file = existing(current);
        if (file.state === 'running' || file.state === 'done') return [];
        if (file.state !== 'checked' && file.state !== 'failed')
          throw new Rejected('conflict', t('import-not-ready.taken-back'));
        return step('ImportStarted', file, actor, { details });
      },
      Finish: (outcome, current, { actor }) => {
        const file = existing(current);
        return file.state === 'running' ? step('ImportFinished', file, actor, outcome) : [];
      },
      Fail: (reason, current, { actor }) => {
        const file = existing(current);
        const isInProgress = file.state === 'running' || file.state === 'undoing';
        return isInProgress ? step('ImportFailed', file, actor, reason) : [];
      },
      StartUndo: (_, current, { actor }) => {
        const file = existing(current);
        if (file.state === 'undoing' || file.state === 'undone') return [];
        if (file.state !== 'done' && file.state !== 'failed')
          throw new Rejected('conflict', t('import-not-ready.not-run'));
        return step('ImportUndoStarted', file, actor);
      },
      FinishUndo: (details, current, { actor }) => {
        const file = existing(current);
        return file.state === 'undoing' ? step('ImportUndone', file, actor, { details }) : [];
      },
    },
    evolve: {
      ImportChecked: as('checked'),
      ImportStarted: as('running'),
      ImportFinished: as('done'),
      ImportFailed: as('failed'),
      ImportUndoStarted: as('undoing'),
      ImportUndone: as('undone'),
    },
  });
}
