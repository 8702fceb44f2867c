import type {
  MatchResource,
  MatchResults,
  SurveyAnswers,
  SurveySubmission,
  SurveyTests,
} from '../../../contract/survey';
import { shownResults } from '../../../projections/survey/survey-results';
import { withAnswer } from './match';
import type { FoundCollege, SurveyEvents } from './survey.events';

export interface Matched {
  readonly submission: SurveySubmission;
  readonly submittedAt: string | null;
  readonly rule: number;
  readonly catalogue: string;
  readonly results: readonly FoundCollege[];
}

type Recorded = Omit<
  SurveyEvents['SurveySubmitted'] & SurveyEvents['MatchesFound'],
  'surveyId' | 'studentId'
>;

/** Returns a submission and its results as recorded. The student must not be erased. */
export function recordedOf({ basics, answers, tests, ...survey }: Recorded): Matched {
  const { zipcode, ...basicInfo } = basics!;
  return {
    ...survey,
    results: survey.results!,
    submission: {
      basicInfo: { ...basicInfo, ...(zipcode !== null && { zipcode }) },
      answers: answers as unknown as SurveyAnswers,
      test: testsIn(tests!),
    },
  };
}

const testsIn = (tests: NonNullable<Recorded['tests']>): SurveyTests =>
  Object.fromEntries(
    Object.entries(tests).flatMap(([test, scores]: [string, object]) => {
      const known = Object.entries(scores).filter(([, score]) => score !== null);
      return known.length > 0 ? [[test, Object.fromEntries(known)] as const] : [];
    }),
  );

export const noResults: MatchResults = {
  data: [],
  meta: {
    submittedAt: null,
    rule: 0,
    newer: false,
    counts: { top: 0, other: 0 },
    limited: false,
    submission: null,
  },
};

export function answerOf(
  { results, submission, submittedAt, rule }: Matched,
  { isEntitled, isCurrent }: { readonly isEntitled: boolean; readonly isCurrent: boolean },
): MatchResults {
  const countOf = (list: FoundCollege['list']) => results.filter((result) => result.list === list).length;
  const data = shownResults(results, isEntitled);
  return {
    data: data.map((college) => resource(college, submission.answers)),
    meta: {
      submittedAt,
      rule,
      newer: !isCurrent,
      counts: { top: countOf('top'), other: countOf('other') },
      limited: data.length < results.length,
      submission,
    },
  };
}

const resource = ({ ceebCode, parts, ...found }: FoundCollege, answers: SurveyAnswers): MatchResource => ({
  id: ceebCode,
  attributes: {
    ...found,
    status: 'published',
    ceeb_code: ceebCode,
    parts: parts.map((part) => withAnswer(part, answers)),
  },
  relationships: {},
});
