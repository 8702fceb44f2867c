import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SurveySubmission } from '../../../contract/survey';
import { surveyResults } from '../../../projections/survey/survey-results';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { match, MATCH_RULE } from './match';
import { MatchCatalogue } from './match-catalogue';
import { recordedOf, type Matched } from './survey-answer';
import { survey, type Survey } from './survey.decider';
import type { Tests } from './survey.events';

@Injectable()
export class Surveys {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly catalogue: MatchCatalogue,
  ) {}

  /** Records the results, unless they equal the last ones. */
  async submit(studentId: string, submission: SurveySubmission): Promise<Matched> {
    const [newest, found] = await Promise.all([
      this.views.get(surveyResults, studentId),
      this.tryOut(submission),
    ]);
    const recorded = newest?.results && recordedOf(newest);
    if (recorded && isSame(recorded, found)) return recorded;
    const surveyId = newId('survey', studentId, JSON.stringify(submission));
    const { rule, catalogue, results } = found;
    const { basicInfo, answers, test } = submission;
    const { state } = await this.dispatcher.dispatch(survey, surveyId, 'Submit', {
      surveyId,
      studentId,
      basics: { ...basicInfo, zipcode: basicInfo.zipcode ?? null },
      answers,
      tests: { sat: { ...noTests.sat, ...test.sat }, act: { ...noTests.act, ...test.act } },
      ...{ rule, catalogue, results },
    });
    return recordedOf(state as Survey);
  }

  async tryOut(submission: SurveySubmission): Promise<Matched> {
    const { candidates, digest } = await this.catalogue.prepared();
    const results = match(submission, candidates);
    return { submission, submittedAt: null, rule: MATCH_RULE, catalogue: digest, results };
  }

  async isCurrent({ rule, catalogue }: Matched): Promise<boolean> {
    return rule === MATCH_RULE && catalogue === (await this.catalogue.prepared()).digest;
  }
}

const isSame = (recorded: Matched, found: Matched) =>
  recorded.rule === found.rule &&
  recorded.catalogue === found.catalogue &&
  isDeepStrictEqual(recorded.submission, found.submission);

const noTests: Tests = {
  sat: { satVerbal: null, satMath: null },
  act: { actEnglish: null, actMath: null, actReading: null, actScience: null },
};
