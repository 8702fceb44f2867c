import { given } from '../../kernel/testing';
import { survey, type SurveyCommands } from './survey.decider';
import type { SurveyEvents } from './survey.events';

const submit: SurveyCommands['Submit'] = {
  surveyId: 'sv1',
  studentId: 's1',
  basics: { gpa: 3.6, gpaScale: 4, state: 'NY', zipcode: null },
  answers: { '1': 5 },
  tests: {
    sat: { satVerbal: null, satMath: null },
    act: { actEnglish: null, actMath: null, actReading: null, actScience: null },
  },
  rule: 1,
  catalogue: 'digest',
  results: [],
};

const now = '2026-11-01T15:00:00.000Z';

const recorded = ({ surveyId, studentId, basics, answers, tests, rule, catalogue, results } = submit) =>
  [
    {
      type: 'SurveySubmitted',
      data: { surveyId, studentId, submittedAt: now, basics, answers, tests },
    },
    { type: 'MatchesFound', data: { surveyId, studentId, rule, catalogue, results } },
  ] as const satisfies readonly { type: keyof SurveyEvents; data: unknown }[];

describe('a survey', () => {
  it('is recorded with its results', () =>
    given(survey)()
      .when('Submit', submit, { now })
      .yields(...recorded()));

  it('is recorded once, even if the catalogue has changed', () =>
    given(survey)(...recorded())
      .when('Submit', { ...submit, catalogue: 'another digest' }, { now })
      .yields());
});
