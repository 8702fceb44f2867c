import { examParts } from '../../../../contract/es/exam-definitions';
import { plural, type Describe, type Fields, type LocalizedText } from '../../../kernel/audit';
import type { ExamFormEvents, FormContent } from './exam-forms.events';

const called = ({ type, code }: { readonly type: string; readonly code: string }): LocalizedText => ({
  en: `the form ${type} ${code}`,
  es: `el modelo ${type} ${code}`,
});

const described = ({ sample, sections, scale }: FormContent): Fields => ({
  sample,
  questions: sections.reduce((count, { questions }) => count + questions.length, 0),
  scaled: Object.keys(scale),
});

export const describeExamForms: Describe<ExamFormEvents> = {
  ExamFormDefined: ({ content, importId, ...form }) => ({
    sentence:
      importId === null
        ? { en: `Recorded ${called(form).en} as it was`, es: `Registró ${called(form).es} como estaba` }
        : { en: `Imported ${called(form).en}`, es: `Importó ${called(form).es}` },
    after: described(content),
  }),
  ExamFormReplaced: ({ content: { from, to }, undo, ...form }) => ({
    sentence: undo
      ? {
          en: `Changed ${called(form).en} back by undoing an import`,
          es: `Dejó ${called(form).es} como antes, al deshacer una importación`,
        }
      : {
          en: `Changed ${called(form).en} by an import`,
          es: `Cambió ${called(form).es} con una importación`,
        },
    before: described(from),
    after: described(to),
  }),
  ExamFormWithdrawn: ({ content, ...form }) => ({
    sentence: {
      en: `Withdrew ${called(form).en} by undoing its import`,
      es: `Retiró ${called(form).es}, al deshacer su importación`,
    },
    before: described(content),
  }),
  ExamKeyCorrected: ({ section, question, answers: { from, to }, reason, ...form }) => ({
    sentence: {
      en: `Corrected the answer to question ${question} of section ${section} in ${called(form).en}`,
      es: `Corrigió la respuesta a la pregunta ${question} de la sección ${section} en ${called(form).es}`,
    },
    before: { answers: from },
    after: { answers: to, reason },
  }),
  ExamSkillCorrected: ({ section, question, skill: { from, to }, reason, ...form }) => ({
    sentence: {
      en: `Corrected the skill of question ${question} of section ${section} in ${called(form).en}`,
      es: `Corrigió la habilidad de la pregunta ${question} de la sección ${section} en ${called(form).es}`,
    },
    before: from,
    after: { ...to, reason },
  }),
  ExamScaleCorrected: ({ part, raw, scaled: { from, to }, reason, ...form }) => ({
    sentence: {
      en: `Corrected the scaled score for ${plural(raw, 'point')} in ${part} in ${called(form).en}`,
      es: `Corrigió el puntaje escalado de ${plural(raw, 'punto')} de ${examParts[part].toLowerCase()} en ${called(form).es}`,
    },
    before: { scaled: from },
    after: { scaled: to, reason },
  }),
};
