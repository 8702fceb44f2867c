import type { Describe } from '../../kernel/audit';
import type { SurveyEvents } from './survey.events';

export const describeSurvey: Describe<SurveyEvents> = {
  SurveySubmitted: ({ studentId, basics, answers, tests }) => ({
    sentence: { en: 'Submitted the college survey', es: 'Envió la encuesta de afinidad' },
    subject: studentId,
    after: { ...basics, ...tests?.sat, ...tests?.act, answers },
  }),
  MatchesFound: ({ studentId, rule, results }) => ({
    sentence: { en: 'Found matching colleges', es: 'Encontró universidades afines' },
    subject: studentId,
    after: { rule, colleges: results?.map(({ name }) => name) ?? null },
  }),
};
