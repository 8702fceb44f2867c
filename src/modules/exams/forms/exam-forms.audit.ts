import { plural, type Describe, type Fields } from '../../../kernel/audit';
import type { ExamFormEvents, FormContent, FormImportEvents } from './exam-forms.events';

interface Named {
  readonly type: string;
  readonly code: string;
}

const called = ({ type, code }: Named) => `the form ${type} ${code}`;

/** A form as a few figures: its whole key would fill pages. */
const told = ({ sample, sections, scale }: FormContent): Fields => ({
  sample,
  questions: sections.reduce((count, { questions }) => count + questions.length, 0),
  scaled: Object.keys(scale),
});

export const describeExamForms: Describe<ExamFormEvents & FormImportEvents> = {
  ExamFormDefined: ({ content, importId, ...form }) => ({
    sentence: importId === null ? `Wrote down ${called(form)} as it was` : `Imported ${called(form)}`,
    after: told(content),
  }),
  ExamFormReplaced: ({ content: { from, to }, undo, ...form }) => ({
    sentence: undo
      ? `Changed ${called(form)} back, taking an import back`
      : `Changed ${called(form)} by an import`,
    before: told(from),
    after: told(to),
  }),
  ExamFormWithdrawn: ({ content, ...form }) => ({
    sentence: `Withdrew ${called(form)}, taking its import back`,
    before: told(content),
  }),
  ExamKeyCorrected: ({ section, question, answers: { from, to }, reason, ...form }) => ({
    sentence: `Corrected the answer to question ${question} of section ${section} in ${called(form)}`,
    before: { answers: from },
    after: { answers: to, reason },
  }),
  ExamSkillCorrected: ({ section, question, skill: { from, to }, reason, ...form }) => ({
    sentence: `Corrected the skill of question ${question} of section ${section} in ${called(form)}`,
    before: from,
    after: { ...to, reason },
  }),
  ExamScaleCorrected: ({ part, raw, scaled: { from, to }, reason, ...form }) => ({
    sentence: `Corrected what ${raw} points in ${part} are scaled to in ${called(form)}`,
    before: { scaled: from },
    after: { scaled: to, reason },
  }),
  ExamFormImportChecked: ({ fileName, content, rows, forms, faultCount }) => ({
    sentence: `Checked the file '${fileName}' with the ${content} of ${plural(forms.length, 'exam form')}`,
    after: { rows, forms: forms.map(({ formId }) => formId), faults: faultCount },
  }),
  ExamFormImportStarted: ({ fileName }) => ({ sentence: `Started importing exam forms from '${fileName}'` }),
  ExamFormImportFinished: ({ fileName }) => ({ sentence: `Imported exam forms from '${fileName}'` }),
  ExamFormImportFailed: ({ fileName, reason }) => ({
    sentence: `Failed to import exam forms from '${fileName}'`,
    after: { reason },
  }),
  ExamFormImportUndoStarted: ({ fileName }) => ({
    sentence: `Started taking back the exam forms of '${fileName}'`,
  }),
  ExamFormImportUndone: ({ fileName, kept }) => ({
    sentence: `Took back the exam forms of '${fileName}'`,
    after: { kept },
  }),
};
