import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';
import type { Body } from '../../../contract/calls';
import type { RuleViolation } from '../../../contract/rules';
import {
  answerFault,
  SURVEY_QUESTIONS,
  surveyRules,
  type SurveyAnswers,
  type SurveySubmission,
} from '../../../contract/survey';
import { IfPresent, Numeric, RefusedWith, telling, Text, Without } from '../../platform/http/rule.decorator';
import { t, ruleMessage } from '../../platform/messages';

class BasicsDto {
  @Numeric(surveyRules.gpa) gpa: number;
  @Numeric(surveyRules.gpaScale) gpaScale: number;
  @Text(surveyRules.state) state: string;
  @IfPresent() @Text(surveyRules.zipcode) zipcode?: string;
}

class SatDto {
  @IfPresent() @Numeric(surveyRules.satVerbal) satVerbal?: number;
  @IfPresent() @Numeric(surveyRules.satMath) satMath?: number;
}

class ActDto {
  @IfPresent() @Numeric(surveyRules.actEnglish) actEnglish?: number;
  @IfPresent() @Numeric(surveyRules.actMath) actMath?: number;
  @IfPresent() @Numeric(surveyRules.actReading) actReading?: number;
  @IfPresent() @Numeric(surveyRules.actScience) actScience?: number;
}

const IfThere = () => ValidateIf((_form, value) => value !== undefined);

const Fields = (property: string, form: () => new () => object) =>
  applyDecorators(
    IsObject(telling(ruleMessage({ code: 'notFields', property }))),
    ValidateNested(telling(ruleMessage({ code: 'notFields', property }))),
    Type(form),
  );

class TestsDto {
  @IfThere() @Fields('sat', () => SatDto) sat?: SatDto;
  @IfThere() @Fields('act', () => ActDto) act?: ActDto;
}

const QUESTION_IDS = new Set(SURVEY_QUESTIONS.map(({ questionId }) => String(questionId)));

/** The error of the first question without a valid answer, or of an answer to an unknown question. */
function answersFault(answers: unknown): RuleViolation | undefined {
  const given = (answers ?? {}) as Readonly<Record<string, unknown>>;
  const unknown = typeof answers === 'object' && Object.keys(given).find((id) => !QUESTION_IDS.has(id));
  return (
    SURVEY_QUESTIONS.map(({ questionId }) => answerFault(given[questionId])).find(Boolean) ??
    (unknown ? { code: 'notAQuestion', questions: QUESTION_IDS.size } : undefined)
  );
}

@RefusedWith(t('invalid-parameters.answers'))
export class SurveyDto implements Body<'POST /colleges/college-survey'> {
  @Fields('basicInfo', () => BasicsDto) basicInfo: BasicsDto;
  /** Answers from 1 to 5 for each of the 33 questions, by its number. */
  @Without(answersFault) answers: SurveyAnswers;
  @IfThere() @Fields('test', () => TestsDto) test: TestsDto = {};
}

/** Omits empty entries and unknown fields of the form. */
export function submissionOf({ basicInfo, answers, test }: SurveyDto): SurveySubmission {
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
