import { compensation, decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import { changesBetween } from '../../../kernel/event';
import { importDecider } from '../../../platform/imports/import.decider';
import type { Answers, ExamEntryEvents, FormName } from './exam-entries.events';
import { t } from './messages';

export const examEntryImport = importDecider('exam-entry-import');

type Entered = ExamEntryEvents['ExamEntered'];
type ScoredAgainst = Pick<ExamEntryEvents['ExamScored'], 'formId' | 'formRevision' | 'sample' | 'scored'>;

type Cause = ExamEntryEvents['ExamScored']['cause'];

export interface ExamEntry extends Readonly<Omit<Entered, 'formRevision'>> {
  readonly scoring: Readonly<ScoredAgainst> | null;
  readonly counted: boolean;
  readonly edited: boolean;
  readonly removed: boolean;
}

export type ExamEntryCommands = {
  Enter: Omit<Entered, 'answers'> & { readonly answers: Answers };
  Edit: { readonly form: FormName; readonly dateTaken: string; readonly answers: Answers };
  Score: ScoredAgainst & { readonly cause: Cause };
  Count: { readonly counted: boolean };
  /** With an `importId`, an entry that was edited afterwards is not removed. */
  Remove: { readonly importId: string | null };
  EditBack: Pick<ExamEntry, 'formId' | 'code' | 'dateTaken' | 'answers' | 'scoring'>;
  PutBack: Record<string, never>;
};

const missing = () => new Rejected('not-found', t('exam-not-found'));

function requireEntry(entry: ExamEntry | null): ExamEntry {
  if (!entry || entry.removed) throw missing();
  return entry;
}

const isSame = <Fields extends object>(one: Fields, other: Fields) =>
  Object.keys(changesBetween(one, other)).length === 0;

type Next = ExamEntryCommands['Edit'];

function edited({ entryId, studentId, formId, code, dateTaken, answers }: ExamEntry, next: Next) {
  const current: Next = { form: { formId, code }, dateTaken, answers: answers ?? [] };
  const changes = changesBetween(current, next);
  if (Object.keys(changes).length === 0) return [];
  const unchanged = { form: null, dateTaken: null, answers: null };
  return [{ type: 'ExamEdited' as const, data: { entryId, studentId, ...unchanged, ...changes } }];
}

function scored({ entryId, studentId, scoring: before }: ExamEntry, scoring: ScoredAgainst, cause: Cause) {
  const data = { entryId, studentId, ...scoring, cause, before: before?.scored ?? null };
  return [{ type: 'ExamScored' as const, data }];
}

export const examEntry = decider<ExamEntry | null, ExamEntryCommands, ExamEntryEvents>({
  name: 'exam-entry',
  stream: { key: 'exam entry', growsWith: 'edits, new scores after a corrected form, and whether it counts' },
  initial: null,
  decide: {
    Enter: (data, entry) => {
      if (!entry) return [{ type: 'ExamEntered', data }];
      const { formId, dateTaken, answers } = entry;
      const same = { formId: data.formId, dateTaken: data.dateTaken, answers: data.answers };
      if (isSame({ formId, dateTaken, answers }, same)) return [];
      throw new Rejected('conflict', t('same-test'));
    },
    Edit: (next, entry) => edited(requireEntry(entry), next),
    EditBack: ({ scoring, formId, code, dateTaken, answers }, entry) => {
      const current = requireEntry(entry);
      const form = { formId, code };
      const events = edited(current, { form, dateTaken, answers: answers ?? [] });
      if (events.length === 0 || !scoring) return events;
      return [...events, ...scored(current, scoring, 'edited')];
    },
    Score: ({ cause, ...scoring }, entry) => {
      // Meanwhile it was removed, edited or scored by a later revision, or its student was erased.
      if (!entry || entry.removed || entry.formId !== scoring.formId || !entry.answers) return [];
      const { scoring: before } = entry;
      if (before?.formId === scoring.formId && before.formRevision > scoring.formRevision) return [];
      if (before && isSame<ScoredAgainst>(before, scoring)) return [];
      return scored(entry, scoring, cause);
    },
    Count: ({ counted }, entry) => {
      const { entryId, studentId, counted: already } = requireEntry(entry);
      return counted === already ? [] : [{ type: 'ExamCounted', data: { entryId, studentId, counted } }];
    },
    Remove: ({ importId }, entry) => {
      if (!entry) throw missing();
      const { entryId, studentId, edited, removed } = entry;
      return removed || (edited && importId !== null)
        ? []
        : [{ type: 'ExamRemoved', data: { entryId, studentId, importId } }];
    },
    PutBack: (_, entry) => {
      if (!entry) throw missing();
      if (!entry.removed) return [];
      const { scoring, counted, edited: _edited, removed: _removed, ...entered } = entry;
      const { entryId, studentId } = entered;
      return [
        { type: 'ExamEntered', data: { ...entered, formRevision: scoring?.formRevision ?? 0 } },
        ...(scoring ? scored({ ...entry, scoring: null }, scoring, 'entered') : []),
        ...(counted ? [{ type: 'ExamCounted' as const, data: { entryId, studentId, counted } }] : []),
      ];
    },
  },
  evolve: {
    ExamEntered: (_, { formRevision: _revision, ...entered }) => ({
      ...entered,
      scoring: null,
      counted: false,
      edited: false,
      removed: false,
    }),
    ExamEdited: (entry, { form, dateTaken, answers }) => ({
      ...entry!,
      ...form?.to,
      ...(dateTaken && { dateTaken: dateTaken.to }),
      ...(answers && { answers: answers.to }),
      edited: true,
    }),
    ExamScored: (entry, { formId, formRevision, sample, scored }) => ({
      ...entry!,
      scoring: { formId, formRevision, sample, scored },
    }),
    ExamCounted: (entry, { counted }) => ({ ...entry!, counted }),
    ExamRemoved: (entry) => ({ ...entry!, removed: true }),
  },
});

/** Events of an import are excluded, since undoing the import covers them. */
export const examEntryCompensation = compensation({
  decider: examEntry,
  undoCommands: {
    ExamEntered: ({ importId }) => (importId === null ? ['Remove', { importId }] : undefined),
    ExamEdited: (_, { before }) => ['EditBack', before!],
    // The score was recorded with entering or editing, and is undone with it.
    ExamScored: ({ cause }) => (cause === 'form-changed' ? undefined : null),
    ExamCounted: ({ counted }) => ['Count', { counted: !counted }],
    ExamRemoved: ({ importId }) => (importId === null ? ['PutBack', {}] : undefined),
  },
});
