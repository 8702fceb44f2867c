import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Answer } from '../../../contract/calls';
import type { SurveySubmission } from '../../../contract/survey';
import { entitlements, owns } from '../../../projections/entitlements';
import { surveyResults } from '../../../projections/survey-results';
import { Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { Limits, USER } from '../../platform/limits/limits';
import { match, MATCH_RULE } from './match';
import { MatchCatalogue, type Prepared } from './match-catalogue';
import { answerOf, noResults, recordedOf, type Matched } from './survey-answer';
import { survey, type Survey } from './survey.decider';
import { submissionOf, SurveyDto } from './survey.dto';

/** The survey of a student and the colleges that match it. */
@Roles('student')
@Controller('colleges/college-survey')
export class SurveyController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly catalogue: MatchCatalogue,
  ) {}

  @Get()
  async newest(@CurrentUser() { id }: SessionUser): Promise<Answer<'GET /colleges/college-survey'>> {
    const [found, isEntitled] = await Promise.all([this.views.get(surveyResults, id), this.isEntitled(id)]);
    if (!found?.results) return noResults;
    return answerOf(recordedOf(found), isEntitled, await this.catalogue.prepared());
  }

  @Limits({ most: 30, of: 'calls', per: USER, minutes: 24 * 60 })
  @Post()
  async submit(
    @Body() body: SurveyDto,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<Answer<'POST /colleges/college-survey'>> {
    const [catalogue, isEntitled] = await Promise.all([
      this.catalogue.prepared(),
      this.isEntitled(studentId),
    ]);
    const submission = submissionOf(body);
    const { basicInfo, answers, test } = submission;
    const { state } = await this.dispatcher.dispatch(survey, studentId, 'Submit', {
      surveyId: newId('survey', studentId),
      studentId,
      basics: { ...basicInfo, zipcode: basicInfo.zipcode ?? null },
      answers,
      tests: {
        sat: { satVerbal: test.sat?.satVerbal ?? null, satMath: test.sat?.satMath ?? null },
        act: {
          actEnglish: test.act?.actEnglish ?? null,
          actMath: test.act?.actMath ?? null,
          actReading: test.act?.actReading ?? null,
          actScience: test.act?.actScience ?? null,
        },
      },
      ...matched(submission, catalogue),
    });
    return answerOf(recordedOf(state as Survey), isEntitled, catalogue);
  }

  @Limits({ most: 120, of: 'calls', per: USER, minutes: 1 })
  @HttpCode(200)
  @Post('what-if')
  async tryOut(
    @Body() body: SurveyDto,
    @CurrentUser() { id }: SessionUser,
  ): Promise<Answer<'POST /colleges/college-survey/what-if'>> {
    const [catalogue, isEntitled] = await Promise.all([this.catalogue.prepared(), this.isEntitled(id)]);
    const submission = submissionOf(body);
    const found = { ...matched(submission, catalogue), submission, submittedAt: null };
    return answerOf(found, isEntitled, catalogue);
  }

  private async isEntitled(studentId: string): Promise<boolean> {
    return owns(await this.views.get(entitlements, studentId), 'advising');
  }
}

const matched = (
  submission: SurveySubmission,
  { candidates, digest }: Prepared,
): Pick<Matched, 'rule' | 'catalogue' | 'results'> => ({
  rule: MATCH_RULE,
  catalogue: digest,
  results: match(submission, candidates),
});
