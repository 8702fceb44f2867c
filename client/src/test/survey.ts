import {
  SURVEY_QUESTIONS,
  type MatchPart,
  type MatchResource,
  type MatchResults,
  type SurveyAnswers,
  type SurveySubmission,
} from 'contract/survey';

export const answersOf = (wish: 1 | 2 | 3 | 4 | 5) =>
  Object.fromEntries(SURVEY_QUESTIONS.map(({ questionId }) => [questionId, wish])) as SurveyAnswers;

export const submitted: SurveySubmission = {
  basicInfo: { gpa: 3.8, gpaScale: 4, state: 'MA', zipcode: '02139' },
  answers: answersOf(4),
  test: { sat: { satVerbal: 650, satMath: 640 } },
};

export const part = (questionId: MatchPart['questionId'], of: Partial<MatchPart>): MatchPart => ({
  questionId,
  wish: 5,
  figure: null,
  verdict: 'unknown',
  weight: 1,
  ...of,
});

export const matched = (
  name: string,
  attributes: Partial<MatchResource['attributes']> = {},
): MatchResource => ({
  id: name.toLowerCase(),
  attributes: {
    name,
    state: 'MA',
    location: `${name} Town`,
    status: 'published',
    ceeb_code: name.toLowerCase(),
    list: 'top',
    fit: 0.9,
    confidence: 0.95,
    position: 'target',
    positionBasis: 'test',
    parts: [],
    ...attributes,
  },
  relationships: {},
});

export const resultsOf = (
  data: readonly MatchResource[],
  meta: Partial<MatchResults['meta']> = {},
): MatchResults => {
  const count = (list: 'top' | 'other') => data.filter(({ attributes }) => attributes.list === list).length;
  return {
    data,
    meta: {
      submittedAt: '2026-11-20T15:00:00.000Z',
      rule: 1,
      newer: false,
      counts: { top: count('top'), other: count('other') },
      limited: false,
      submission: submitted,
      ...meta,
    },
  };
};

export const noResults = resultsOf([], { submittedAt: null, rule: 0, submission: null });
