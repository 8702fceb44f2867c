import type { ParsedBody } from '../../../contract/requests';
import { SURVEY_QUESTIONS, type SurveyAnswers, type SurveySubmission } from '../../../contract/survey';

/** Omits empty entries and unknown fields of the form. */
export function submissionOf({
  basicInfo,
  answers,
  test,
}: ParsedBody<'POST /colleges/college-survey'>): SurveySubmission {
  const { gpa, gpaScale, state, zipcode } = basicInfo;
  const [sat, act] = [given(test.sat), given(test.act)];
  return {
    basicInfo: { gpa, gpaScale, state, ...(zipcode && { zipcode }) },
    answers: Object.fromEntries(
      SURVEY_QUESTIONS.map(({ questionId }) => [questionId, answers[questionId]]),
    ) as unknown as SurveyAnswers,
    test: { ...(sat && { sat }), ...(act && { act }) },
  };
}

/** Returns undefined if all scores are empty. */
function given<Scores extends object>(scores: Scores | undefined): Scores | undefined {
  const known = Object.entries(scores ?? {}).filter(([, score]) => typeof score === 'number');
  return known.length > 0 ? (Object.fromEntries(known) as Scores) : undefined;
}
