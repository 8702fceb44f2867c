import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SurveySubmission } from '../../../contract/survey';
import { surveyResults } from '../../../projections/survey/survey-results';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { CollegeDirectory, alphabetically } from '../colleges/colleges.queries';
import { candidateOf, type Candidate } from './candidate';
import { MATCH_RULE, match } from './match';
import { recordedOf, type Matched } from './survey-answer';
import { survey, type Survey } from './survey.decider';
import type { Tests } from './survey.events';

interface Prepared {
  readonly candidates: readonly Candidate[];
  /** Covers all fields that the match reads, so that equal results have equal digests. */
  readonly digest: string;
}

@Injectable()
export class Surveys {
  private readonly catalogue: () => Promise<Prepared>;

  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    colleges: CollegeDirectory,
  ) {
    const loaded = colleges.inMemory((college) =>
      college.fields.status === 'published' ? candidateOf(college) : null,
    );
    this.catalogue = loaded.derived(prepare);
  }

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
    const { candidates, digest } = await this.catalogue();
    const results = match(submission, candidates);
    return { submission, submittedAt: null, rule: MATCH_RULE, catalogue: digest, results };
  }

  async isCurrent({ rule, catalogue }: Matched): Promise<boolean> {
    return rule === MATCH_RULE && catalogue === (await this.catalogue()).digest;
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

function prepare(loaded: ReadonlyMap<string, Candidate | null>): Prepared {
  const candidates = [...loaded.values()].filter((each) => each !== null).sort(alphabetically);
  const digest = createHash('sha256').update(JSON.stringify(candidates)).digest('hex');
  return { candidates, digest };
}
