import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Limits, RefusesWith, Roles, USER } from '../../platform/http/route.decorators';
import { t } from '../../platform/messages';
import { surveyResults } from '../../../projections/survey/survey-results';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { EntitlementReader } from '../entitlements/entitlements.queries';
import { answerOf, noResults, recordedOf, type Matched } from './survey-answer';
import { Surveys } from './surveys';
import { SURVEY_QUESTIONS, type SurveyAnswers, type SurveySubmission } from '../../../contract/survey';

@Roles('student')
@Controller('colleges/college-survey')
export class SurveyController {
  constructor(
    private readonly views: Views,
    private readonly surveys: Surveys,
    private readonly entitlements: EntitlementReader,
  ) {}

  @Get()
  async newest(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /colleges/college-survey'>> {
    const found = await this.views.get(surveyResults, id);
    return found?.results ? this.answer(recordedOf(found), id) : noResults;
  }

  @RefusesWith(t('invalid-parameters.answers'))
  @Limits({ most: 30, of: 'calls', per: USER, minutes: 24 * 60 })
  @Post()
  async submit(
    @Body() body: ParsedBody<'POST /colleges/college-survey'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'POST /colleges/college-survey'>> {
    return this.answer(await this.surveys.submit(id, submissionOf(body)), id);
  }

  @RefusesWith(t('invalid-parameters.answers'))
  @Limits({ most: 120, of: 'calls', per: USER, minutes: 1 })
  @HttpCode(200)
  @Post('what-if')
  async tryOut(
    @Body() body: ParsedBody<'POST /colleges/college-survey/what-if'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'POST /colleges/college-survey/what-if'>> {
    return this.answer(await this.surveys.tryOut(submissionOf(body)), id);
  }

  private async answer(matched: Matched, studentId: string) {
    const [isEntitled, isCurrent] = await Promise.all([
      this.entitlements.owns(studentId, 'advising'),
      this.surveys.isCurrent(matched),
    ]);
    return answerOf(matched, { isEntitled, isCurrent });
  }
}

/** Omits empty entries and unknown fields of the form. */
function submissionOf({
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
