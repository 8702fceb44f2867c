import type { ImportFailure, ImportState } from '../../../contract/imports';
import type { Actor } from '../../kernel/event';
import { decider, type Decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { t } from '../messages';

export interface ImportedFile {
  importId: string;
  ownerId: string;
  fileName: string;
}

export interface Import extends Readonly<ImportedFile> {
  readonly state: ImportState;
}

const STATES = {
  Checked: 'checked',
  Started: 'running',
  Finished: 'done',
  Failed: 'failed',
  UndoStarted: 'undoing',
  Undone: 'undone',
} as const satisfies Record<string, ImportState>;
type Step = keyof typeof STATES;

/** Each step is an event with its own noun, such as `CollegeImportChecked`. */
export type ImportEvents<Noun extends string> = { [Name in `${Noun}${Step}`]: ImportedFile };

type Details<Events, Name> = Omit<Events[Name & keyof Events], keyof ImportedFile>;

export type ImportCommands<Noun extends string, Events extends ImportEvents<Noun>> = {
  Check: Events[`${Noun}Checked`];
  Start: Details<Events, `${Noun}Started`>;
  Finish: Details<Events, `${Noun}Finished`>;
  Fail: { reason: ImportFailure };
  StartUndo: Record<string, never>;
  FinishUndo: Details<Events, `${Noun}Undone`>;
};

export type ImportDecider<Noun extends string, Events extends ImportEvents<Noun>> = Decider<
  Import | null,
  ImportCommands<Noun, Events>,
  Events
>;

const existing = (file: Import | null): Import => {
  if (!file) throw new Rejected('not-found', t('import-not-found'));
  return file;
};

type AnyCommands = Record<'Check' | 'Start' | 'Finish' | 'Fail' | 'StartUndo' | 'FinishUndo', object>;

export function importDecider<Noun extends string, Events extends ImportEvents<Noun>>(
  name: string,
  noun: Noun,
): ImportDecider<Noun, Events> {
  const step = (what: Step, { importId, ownerId, fileName }: Import, details: object, actor: Actor) => [
    // The first imports did not record the owner of the file.
    { type: `${noun}${what}`, data: { importId, ownerId: ownerId || actor.id, fileName, ...details } },
  ];
  const definition = decider<Import | null, AnyCommands, Record<string, object>>({
    name,
    initial: null,
    decide: {
      Check: (data, file) => (file ? [] : [{ type: `${noun}Checked`, data }]),
      Start: (details, current, { actor }) => {
        const file = existing(current);
        if (file.state === 'running' || file.state === 'done') return [];
        if (file.state !== 'checked' && file.state !== 'failed')
          throw new Rejected('conflict', t('import-not-ready.taken-back'));
        return step('Started', file, details, actor);
      },
      Finish: (details, current, { actor }) => {
        const file = existing(current);
        return file.state === 'running' ? step('Finished', file, details, actor) : [];
      },
      Fail: (reason, current, { actor }) => {
        const file = existing(current);
        return file.state === 'running' || file.state === 'undoing'
          ? step('Failed', file, reason, actor)
          : [];
      },
      StartUndo: (_, current, { actor }) => {
        const file = existing(current);
        if (file.state === 'undoing' || file.state === 'undone') return [];
        if (file.state !== 'done' && file.state !== 'failed')
          throw new Rejected('conflict', t('import-not-ready.not-run'));
        return step('UndoStarted', file, {}, actor);
      },
      FinishUndo: (details, current, { actor }) => {
        const file = existing(current);
        return file.state === 'undoing' ? step('Undone', file, details, actor) : [];
      },
    },
    evolve: Object.fromEntries(
      Object.entries(STATES).map(([what, state]) => [
        `${noun}${what}`,
        (_: unknown, { importId, ownerId, fileName }: ImportedFile) => ({
          importId,
          ownerId,
          fileName,
          state,
        }),
      ]),
    ) as never,
  });
  return definition as unknown as ImportDecider<Noun, Events>;
}
