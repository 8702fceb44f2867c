import { Injectable } from '@nestjs/common';
import { MAX_GPA, type OutcomeScores } from '../../../contract/outcomes';
import { graduationYear } from '../../../contract/grades';
import { compositeOf, type TestScore } from '../../../contract/test-scores';
import { accountViews } from '../../../projections/identity/account-views';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Projector } from '../../platform/projector/projector';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { EntityMemberReader, PeopleReader } from '../identity/directory/directory.queries';
import { ProfileReader } from '../profile/profile.queries';
import { applicantFacts } from './applicant-facts.decider';
import type { Submission } from './outcomes.reactions';

/** Takes down what a student applies with, on the day of the submission. */
@Injectable()
export class TakenFacts {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
    private readonly saved: SavedCollegeReader,
    private readonly profiles: ProfileReader,
    private readonly people: PeopleReader,
    private readonly entityMembers: EntityMemberReader,
  ) {}

  async take({ recordId, studentId, again }: Submission): Promise<void> {
    await this.projector.caughtUp(...SavedCollegeReader.views, ...ProfileReader.views, ...accountViews);
    const [saved, entityId] = await Promise.all([this.saved.ofStudent(studentId), this.schoolOf(studentId)]);
    const { application, ceebCode } = saved.find(({ id }) => id === recordId) ?? {};
    if (!application?.submittedOn || !ceebCode || !entityId) return;
    const { submittedOn } = application;
    const [scores, { majors }, grade] = await Promise.all([
      this.scoresOf(studentId),
      this.profiles.aboutOf(studentId),
      this.people.gradeOf(studentId),
    ]);
    await this.dispatcher.dispatch(applicantFacts, recordId, 'Take', {
      ...{ recordId, studentId, ceebCode, entityId, submittedOn, again },
      classYear: graduationYear(grade ?? '12th', submittedOn) ?? graduationYear('12th', submittedOn)!,
      facts: { ...scores, major: majors?.major1 ?? null },
    });
  }

  /** A student of several schools is counted in the first of them. */
  async schoolOf(studentId: string): Promise<string | undefined> {
    return (await this.entityMembers.entitiesOf(studentId)).sort()[0];
  }

  async scoresOf(studentId: string): Promise<OutcomeScores> {
    const [{ numbers }, tests] = await Promise.all([
      this.profiles.aboutOf(studentId),
      this.profiles.testScoresOf(studentId),
    ]);
    return {
      gpa: numbers && Math.min(MAX_GPA, Math.round((numbers.gpa / numbers.gpaScale) * 400) / 100),
      sat: bestOf('SAT', tests),
      act: bestOf('ACT', tests),
    };
  }
}

function bestOf(type: 'SAT' | 'ACT', tests: readonly TestScore[]): number | null {
  const totals = tests.filter((test) => test.type === type).map(({ scores }) => compositeOf(type, scores));
  return totals.length === 0 ? null : Math.max(...totals);
}
