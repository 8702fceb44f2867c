import type { Describe } from '../../kernel/audit';
import type { SurveyEvents } from './survey.events';

export const describeSurvey: Describe<SurveyEvents> = {
  SurveySubmitted: ({ studentId, basics, answers, tests }) => ({
    sentence: 'Submitted the college survey',
    subject: studentId,
    after: { ...basics, ...tests?.sat, ...tests?.act, answers },
  }),
  MatchesFound: ({ studentId, rule, results }) => ({
    sentence: 'Found matching colleges',
    subject: studentId,
    after: { rule, colleges: results?.map(({ name }) => name) ?? null },
  }),
};
