import { differences } from '../../contract/exam-form-changes';
import type { FormChange } from '../../contract/exam-forms';
import type { EventRecord } from '../../src/kernel/event';
import { retained, PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { ExamEntryEvents } from '../../src/modules/exams/entries/exam-entries.events';
import type { ExamFormEvents } from '../../src/modules/exams/forms/exam-forms.events';
import { areSameScores } from './exam-scores';

export type RevisionCause =
  | { readonly what: 'imported' | 'taken-back'; readonly questions: number; readonly rows: number }
  | { readonly what: 'corrected'; readonly change: FormChange; readonly from: readonly (string | number)[] };

export interface ExamFormRevision {
  readonly id: string;
  readonly formId: string;
  readonly revision: number;
  readonly at: string;
  readonly actorId: string;
  readonly cause: RevisionCause;
  readonly importId: string | null;
  readonly reason: string | null;
  readonly rescored: number;
  readonly changed: number;
}

type Events = ExamFormEvents & Pick<ExamEntryEvents, 'ExamScored'>;

export const revisionId = (formId: string, revision: number) => `${formId}.${revision}`;

export const examFormRevisions = projection<ExamFormRevision, Events>({
  name: 'exam-form-revisions',
  contains: 'changes of an exam form, and the progress of rescoring',
  version: 1,
  indexes: [{ formId: 1, revision: -1 }],
  key: (event) => {
    const { formId } = event.data;
    if (event.type !== 'ExamScored') return revisionId(formId, event.revision + 1);
    return event.data.cause === 'form-changed' ? revisionId(formId, event.data.formRevision) : [];
  },
  empty: (id) => ({
    id,
    formId: '',
    revision: 0,
    at: '',
    actorId: '',
    cause: { what: 'imported', questions: 0, rows: 0 },
    importId: null,
    reason: null,
    rescored: 0,
    changed: 0,
  }),
  erasure: { actorId: PERSON },
  exported: retained('It is about exam forms, not students.'),
  on: {
    // Recording a sample form does not change it.
    ExamFormDefined: (revision, event) => {
      const { importId, content } = event.data;
      return importId === null
        ? null
        : made(revision, event, { what: 'imported', ...differences(null, content) });
    },
    ExamFormReplaced: (revision, event) => {
      const { content, undo } = event.data;
      const what = undo ? 'taken-back' : 'imported';
      return made(revision, event, { what, ...differences(content.from, content.to) });
    },
    ExamFormWithdrawn: () => null,
    ExamKeyCorrected: (revision, event) => {
      const { section, question, answers } = event.data;
      const change = { what: 'answer', section, question, answers: answers.to } as const;
      return made(revision, event, { what: 'corrected', change, from: answers.from });
    },
    ExamSkillCorrected: (revision, event) => {
      const { section, question, skill } = event.data;
      const change = { what: 'skill', section, question, ...skill.to } as const;
      const from = [skill.from.category, skill.from.subcategory];
      return made(revision, event, { what: 'corrected', change, from });
    },
    ExamScaleCorrected: (revision, event) => {
      const { part, raw, scaled } = event.data;
      const change = { what: 'scale', part, raw, scaled: scaled.to } as const;
      return made(revision, event, { what: 'corrected', change, from: [scaled.from] });
    },
    ExamScored: (revision, { data: { before, scored } }) =>
      revision.formId === ''
        ? null
        : {
            ...revision,
            rescored: revision.rescored + 1,
            changed: revision.changed + (areSameScores(before, scored) ? 0 : 1),
          },
  },
});

interface Changed {
  readonly formId: string;
  readonly importId?: string | null;
  readonly reason?: string;
}

const made = (
  revision: ExamFormRevision,
  { data, metadata, time, revision: index }: EventRecord & { readonly data: Changed },
  cause: RevisionCause,
): ExamFormRevision => ({
  ...revision,
  formId: data.formId,
  revision: index + 1,
  at: time,
  actorId: metadata.actor.id,
  cause,
  importId: data.importId ?? null,
  reason: data.reason ?? null,
});
