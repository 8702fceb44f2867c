import { decider } from '../../kernel/decider';
import type { SurveyEvents } from './survey.events';

type Submitted = SurveyEvents['SurveySubmitted'];
type Found = SurveyEvents['MatchesFound'];

/** A survey with what it found. */
export type Survey = Submitted & Found;

export type SurveyCommands = {
  Submit: Omit<Submitted, 'submittedAt'> & Found;
};

/** One submission with what it found; a student who takes the survey again makes another one. */
export const survey = decider<Survey | null, SurveyCommands, SurveyEvents>({
  name: 'survey',
  initial: null,
  decide: {
    Submit: ({ surveyId, studentId, basics, answers, tests, rule, catalogue, results }, survey, { now }) => {
      // What came under this id before has been told, whatever the catalogue is by now.
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
