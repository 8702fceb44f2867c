import {
  SURVEY_QUESTIONS,
  type QuestionId,
  type SurveyAnswers,
  type SurveySubmission,
  type Wish,
} from '../../contract/survey';

export const answersWith = (wishes: Partial<Record<QuestionId, Wish>> = {}): SurveyAnswers => ({
  ...(Object.fromEntries(
    SURVEY_QUESTIONS.map(({ questionId }) => [questionId, 3]),
  ) as unknown as SurveyAnswers),
  ...wishes,
});

export const aSurvey: SurveySubmission = {
  basicInfo: { gpa: 3.6, gpaScale: 4, state: 'MA', zipcode: '02108' },
  answers: answersWith({ 1: 5, 23: 4 }),
  test: { sat: { satVerbal: 640, satMath: 660 } },
};
