import { entry, type Describe } from '../../kernel/audit';
import type { OutcomeEvents } from './outcomes.events';

/** The audit leaves out the facts themselves, which belong to the student's record. */
export const describeOutcomes: Describe<OutcomeEvents> = {
  ApplicantFactsTaken: entry('studentId', {
    en: 'Took down what the student applied with',
    es: 'Anotó con qué se postuló el estudiante',
    after: ['ceebCode', 'classYear', 'submittedOn'],
  }),
  OutcomeImported: entry(null, {
    en: 'Imported a past result',
    es: 'Importó un resultado pasado',
    after: ['ceebCode', 'classYear'],
  }),
  ImportedOutcomeRemoved: () => ({
    sentence: { en: 'Removed an imported past result', es: 'Quitó un resultado pasado importado' },
  }),
};
