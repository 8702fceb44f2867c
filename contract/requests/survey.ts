import {
  checked,
  choice,
  described,
  number,
  object,
  omittable,
  optional,
  string,
  withDefault,
  type Field,
  type RequestsOf,
} from '../fields';
import type { FieldRules } from '../rules';
import {
  answersIssue,
  SURVEY_QUESTIONS,
  surveyRules,
  WISHES,
  type QuestionId,
  type SurveyCalls,
  type SurveyTests,
  type Wish,
} from '../survey';

const optionalScore = (rules: FieldRules) => optional(number(rules));

const answers = Object.fromEntries(
  SURVEY_QUESTIONS.map(({ questionId }) => [questionId, choice(WISHES)]),
) as Readonly<Record<QuestionId, Field<Wish, 'required'>>>;

const submission = {
  basicInfo: object({
    gpa: number(surveyRules.gpa),
    gpaScale: number(surveyRules.gpaScale),
    state: described('The state is one of the 50 or DC.', string(surveyRules.state)),
    zipcode: optional(
      described(
        "Left out if the student does not enter it; the state's centre replaces an unknown one.",
        string(surveyRules.zipcode),
      ),
    ),
  }),
  answers: described(
    'Answers from 1 to 5 for each of the 33 questions, by its number.',
    checked(object(answers), answersIssue),
  ),
  test: withDefault(
    described(
      'Empty scores are left out.',
      object({
        sat: omittable(
          object({
            satVerbal: optionalScore(surveyRules.satVerbal),
            satMath: optionalScore(surveyRules.satMath),
          }),
        ),
        act: omittable(
          object({
            actEnglish: optionalScore(surveyRules.actEnglish),
            actMath: optionalScore(surveyRules.actMath),
            actReading: optionalScore(surveyRules.actReading),
            actScience: optionalScore(surveyRules.actScience),
          }),
        ),
      }),
    ),
    {},
  ) as Field<SurveyTests, 'default' | 'required'> as Field<SurveyTests, 'required'>,
};

export const surveyRequests = {
  'POST /colleges/college-survey': { body: submission },
  'POST /colleges/college-survey/what-if': { body: submission },
} as const satisfies RequestsOf<keyof SurveyCalls>;
