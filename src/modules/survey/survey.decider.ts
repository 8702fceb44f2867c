import { decider } from '../../kernel/decider';
import type { SurveyEvents } from './survey.events';

type Submitted = SurveyEvents['SurveySubmitted'];
type Found = SurveyEvents['MatchesFound'];

/** A survey with what it found. */
export type Survey = Submitted & Found;

export type SurveyCommands = {
  Submit: Omit<Submitted, 'submittedAt'> & Found;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const content = ({ basics, answers, tests, rule, catalogue }: Omit<Survey, 'submittedAt'>) => [
  ...[basics, answers, tests, rule, catalogue],
];

/** The surveys of one student, of which the newest counts. */
export const survey = decider<Survey | null, SurveyCommands, SurveyEvents>({
  name: 'survey',
  initial: null,
  decide: {
    Submit: (asked, newest, { now }) => {
      if (newest && isSame(content(asked), content(newest))) return [];
      const { surveyId, studentId, basics, answers, tests, rule, catalogue, results } = asked;
      if (newest?.surveyId === surveyId) return [];
      return [
        {
          type: 'SurveySubmitted',
          data: { surveyId, studentId, submittedAt: now, basics, answers, tests },
        },
        { type: 'MatchesFound', data: { surveyId, studentId, rule, catalogue, results } },
      ];
    },
  },
  evolve: {
    SurveySubmitted: (_, submitted) => ({ ...submitted, rule: 0, catalogue: '', results: null }),
    MatchesFound: (newest, { rule, catalogue, results }) => ({ ...newest!, rule, catalogue, results }),
  },
});
