import { decider } from '../../kernel/decider';
import type { SurveyEvents } from './survey.events';

type Submitted = SurveyEvents['SurveySubmitted'];
type Found = SurveyEvents['MatchesFound'];

export type Survey = Submitted & Found;

export type SurveyCommands = {
  Submit: Omit<Submitted, 'submittedAt'> & Found;
};

export const survey = decider<Survey | null, SurveyCommands, SurveyEvents>({
  name: 'survey',
  stream: { key: 'survey', growsWith: 'nothing after its first event' },
  initial: null,
  decide: {
    Submit: ({ surveyId, studentId, basics, answers, tests, rule, catalogue, results }, survey, { now }) => {
      // The first submission with this id was recorded, whatever the catalogue is now.
      if (survey) return [];
      return [
        { type: 'SurveySubmitted', data: { surveyId, studentId, submittedAt: now, basics, answers, tests } },
        { type: 'MatchesFound', data: { surveyId, studentId, rule, catalogue, results } },
      ];
    },
  },
  evolve: {
    SurveySubmitted: (_, submitted) => ({ ...submitted, rule: 0, catalogue: '', results: null }),
    MatchesFound: (survey, { rule, catalogue, results }) => ({ ...survey!, rule, catalogue, results }),
  },
});
