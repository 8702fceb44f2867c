import { FREE_RESULTS } from '../../contract/survey';
import { projection } from '../../src/kernel/projection';
import type { FoundCollege, SurveyEvents } from '../../src/modules/survey/survey.events';

export interface SurveyResults {
  readonly id: string;
  readonly submittedAt: string;
  readonly basics: SurveyEvents['SurveySubmitted']['basics'];
  readonly answers: SurveyEvents['SurveySubmitted']['answers'];
  readonly tests: SurveyEvents['SurveySubmitted']['tests'];
  readonly rule: number;
  readonly catalogue: string;
  readonly results: SurveyEvents['MatchesFound']['results'];
}

const nothing = (id: string): SurveyResults => ({
  id,
  submittedAt: '',
  basics: null,
  answers: null,
  tests: null,
  rule: 0,
  catalogue: '',
  results: null,
});

export const surveyResults = projection<SurveyResults, SurveyEvents>({
  name: 'survey-results',
  contains: 'survey answers with the matches that were shown',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.studentId,
  empty: nothing,
  erasure: { id: 'nothing' },
  exported: { sections: { survey: 'id' }, without: ['rule', 'catalogue'] },
  on: {
    SurveySubmitted: ({ id }, { data: { submittedAt, basics, answers, tests } }) => ({
      ...nothing(id),
      submittedAt,
      basics,
      answers,
      tests,
    }),
    MatchesFound: (survey, { data: { rule, catalogue, results } }) => ({
      ...survey,
      rule,
      catalogue,
      results,
    }),
  },
});

/** Returns the top matches before the others. Without the advising system, only the first of each kind are shown. */
export function shownResults(results: readonly FoundCollege[], isEntitled: boolean): FoundCollege[] {
  const most = isEntitled ? results.length : FREE_RESULTS;
  return (['top', 'other'] as const).flatMap((list) =>
    results.filter((result) => result.list === list).slice(0, most),
  );
}
