import type { ExamType } from '../../../../contract/exam-definitions';
import type { ExamFormEvents, FormContent, Scale, Section } from './exam-forms.events';
import { changedForm } from '../../../../contract/exam-form-changes';
import type { FormChange } from '../../../../contract/exam-forms';
import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { NewEvent } from '../../../kernel/event';
import { importDecider } from '../../../platform/imports/import.decider';
import { t } from './messages';

export interface ExamForm extends FormContent {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  /** The revision counts the form's events; it is 1 for an unchanged sample form. */
  readonly revision: number;
}

export const examFormImport = importDecider('exam-form-import');

type FormType = ExamFormEvents['ExamFormDefined']['type'];

export interface FormState {
  readonly formId: string;
  readonly type: FormType;
  readonly code: string;
  readonly revision: number;
  /** The content is null once the form was withdrawn. */
  readonly content: FormContent | null;
  /** The imports that can be undone, the newest last, each with the content before it. */
  readonly imports: readonly { readonly importId: string; readonly before: FormContent | null }[];
}

interface Named {
  readonly formId: string;
  readonly type: FormType;
  readonly code: string;
  /** The sample form of this name, which applies while no event is recorded. */
  readonly sample: FormContent | null;
}

export type Imported = { readonly sections: readonly Section[] } | { readonly scale: Scale };

export type ExamFormCommands = {
  /** `revision` is what the form had when the file was checked, or 0 if there was no such form. */
  Import: Named & { importId: string; revision: number } & Imported;
  UndoImport: { importId: string };
  /** `revision` is the one that the correction is based on. */
  Correct: Named & { revision: number; change: FormChange; reason: string };
};

/** The content after an import. A key replaces a sample form together with its invented scale. */
export const imported = (before: FormContent | null, given: Imported): FormContent | null => {
  if ('sections' in given)
    return { sample: false, sections: given.sections, scale: before && !before.sample ? before.scale : {} };
  return before && { ...before, scale: { ...before.scale, ...given.scale } };
};

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Naming = { formId: string; type: FormType; code: string; reason: string };

function correction(
  { sections, scale }: FormContent,
  change: FormChange,
  named: Naming,
): NewEvent<ExamFormEvents> {
  if (change.what === 'scale') {
    const { part, raw, scaled } = change;
    const from = scale[part]![raw]!;
    return { type: 'ExamScaleCorrected', data: { ...named, part, raw, scaled: { from, to: scaled } } };
  }
  const { section, question } = change;
  const { answers, category, subcategory } = sections[section - 1]!.questions[question - 1]!;
  const place = { ...named, section, question };
  if (change.what === 'answer') {
    const changed = { from: answers, to: change.answers };
    return { type: 'ExamKeyCorrected', data: { ...place, answers: changed } };
  }
  const to = { category: change.category, subcategory: change.subcategory };
  return { type: 'ExamSkillCorrected', data: { ...place, skill: { from: { category, subcategory }, to } } };
}

const notFound = () => new Rejected('not-found', t('exam-form-not-found'));

const nameOf = ({ formId, type, code }: Named | FormState) => ({ formId, type, code });

/** The present content, and the events to record before its first change. */
function existingForm(command: Named, form: FormState | null) {
  if (form) return { content: form.content, revision: form.revision, first: [] };
  const { sample } = command;
  const defined = { ...nameOf(command), content: sample!, importId: null };
  const first: NewEvent<ExamFormEvents>[] = sample ? [{ type: 'ExamFormDefined', data: defined }] : [];
  return { content: sample, revision: first.length, first };
}

export const examForm = decider<FormState | null, ExamFormCommands, ExamFormEvents>({
  name: 'exam-form',
  stream: { key: 'form, by type and code', growsWith: 'imports, their undoing, and corrections' },
  initial: null,
  decide: {
    Import: (command, form) => {
      const { importId } = command;
      const { content: from, revision, first } = existingForm(command, form);
      const to = imported(from, command);
      if (!to) throw notFound();
      if (isSame(from, to)) return [];
      if (command.revision !== (from ? revision : 0)) throw new Rejected('conflict', t('exam-form-changed'));
      // A form keeps its first name.
      const named = nameOf(form ?? command);
      return from
        ? [
            ...first,
            { type: 'ExamFormReplaced', data: { ...named, content: { from, to }, importId, undo: false } },
          ]
        : [{ type: 'ExamFormDefined', data: { ...named, content: to, importId } }];
    },
    UndoImport: ({ importId }, form) => {
      const last = form?.imports.at(-1);
      if (!form?.content || last?.importId !== importId) return [];
      const { content: from } = form;
      const named = nameOf(form);
      return last.before
        ? [
            {
              type: 'ExamFormReplaced',
              data: { ...named, content: { from, to: last.before }, importId, undo: true },
            },
          ]
        : [{ type: 'ExamFormWithdrawn', data: { ...named, content: from, importId } }];
    },
    Correct: (command, form) => {
      const { content, revision, first } = existingForm(command, form);
      const next = content && changedForm(content, command.change);
      if (!next) throw notFound();
      if (isSame(next, content)) return [];
      if (command.revision !== revision) throw new Rejected('conflict', t('exam-form-changed'));
      const named = { ...nameOf(form ?? command), reason: command.reason };
      return [...first, correction(content, command.change, named)];
    },
  },
  evolve: {
    ExamFormDefined: (form, { formId, type, code, content, importId }) => ({
      formId,
      type,
      code,
      revision: (form?.revision ?? 0) + 1,
      content,
      imports: importId === null ? [] : [{ importId, before: null }],
    }),
    ExamFormReplaced: (form, { content, importId, undo }) => ({
      ...form!,
      revision: form!.revision + 1,
      content: content.to,
      imports: undo ? form!.imports.slice(0, -1) : [...form!.imports, { importId, before: content.from }],
    }),
    ExamFormWithdrawn: (form) => ({ ...form!, revision: form!.revision + 1, content: null, imports: [] }),
    ExamKeyCorrected: (form, { section, question, answers }) =>
      correctedState(form!, { what: 'answer', section, question, answers: answers.to }),
    ExamSkillCorrected: (form, { section, question, skill }) =>
      correctedState(form!, { what: 'skill', section, question, ...skill.to }),
    ExamScaleCorrected: (form, { part, raw, scaled }) =>
      correctedState(form!, { what: 'scale', part, raw, scaled: scaled.to }),
  },
});

/** Imports before a correction can no longer be undone. */
const correctedState = (form: FormState, change: FormChange): FormState => ({
  ...form,
  revision: form.revision + 1,
  content: changedForm(form.content!, change)!,
  imports: [],
});
