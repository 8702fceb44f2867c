import { Injectable } from '@nestjs/common';
import type { SurveySubmission } from '../../../contract/survey';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { newId } from '../../platform/http/request-context';
import { match, MATCH_RULE } from './match';
import { MatchCatalogue } from './match-catalogue';
import { recordedOf, type Matched } from './survey-answer';
import { survey, type Survey } from './survey.decider';
import type { Tests } from './survey.events';

/** Matches submissions with the catalogue as it is. */
@Injectable()
export class Surveys {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly catalogue: MatchCatalogue,
  ) {}

  /** Records what is found. */
  async submit(studentId: string, submission: SurveySubmission): Promise<Matched> {
    const { basicInfo, answers, test } = submission;
    const { rule, catalogue, results } = await this.tryOut(submission);
    const { state } = await this.dispatcher.dispatch(survey, studentId, 'Submit', {
      surveyId: newId('survey', studentId),
      studentId,
      basics: { ...basicInfo, zipcode: basicInfo.zipcode ?? null },
      answers,
      tests: { sat: { ...noTests.sat, ...test.sat }, act: { ...noTests.act, ...test.act } },
      ...{ rule, catalogue, results },
    });
    return recordedOf(state as Survey);
  }

  /** Records nothing. */
  async tryOut(submission: SurveySubmission): Promise<Matched> {
    const { candidates, digest } = await this.catalogue.prepared();
    const results = match(submission, candidates);
    return { submission, submittedAt: null, rule: MATCH_RULE, catalogue: digest, results };
  }

  /** Whether what was told would be told again. */
  async isCurrent({ rule, catalogue }: Matched): Promise<boolean> {
    return rule === MATCH_RULE && catalogue === (await this.catalogue.prepared()).digest;
  }
}

const noTests: Tests = {
  sat: { satVerbal: null, satMath: null },
  act: { actEnglish: null, actMath: null, actReading: null, actScience: null },
};
