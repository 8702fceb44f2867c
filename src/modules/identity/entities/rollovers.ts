import { Injectable } from '@nestjs/common';
import type { Grade } from '../../../../contract/profile';
import {
  closingSchoolYear,
  GRADE_AFTER,
  LAST_GRADE,
  type RolloverPlan,
  type RolloverProgress,
} from '../../../../contract/rollover';
import { type Rollover } from '../../../../contract/requests/rollover';
import { people } from '../../../../projections/identity/people';
import { Rejected, requireFound } from '../../../kernel/errors';
import { Dispatcher, mapInBatches } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { newId } from '../../../platform/http/request-context';
import { Jobs, type Work } from '../../../platform/jobs/jobs';
import { dateInNewYork } from '../../../platform/new-york';
import { AccessEntries } from '../access/access-entries';
import { account } from '../accounts/account.decider';
import { EntityMemberReader } from '../directory/directory.queries';
import { entity, MOVE_CLASSES_UP, rolloverJobId } from './entity.decider';
import { Memberships } from './memberships';
import { t } from './messages';

/** The job names its students at the start, so that nobody is moved up twice when it is repeated. */
export interface RolloverJob {
  readonly entityId: string;
  readonly rolloverId: string;
  readonly students: readonly { readonly id: string; readonly grade: Grade }[];
}

/** Ends a school year: students move up by a grade, and those of the last grade leave the school. */
@Injectable()
export class Rollovers {
  constructor(
    private readonly views: Views,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
    private readonly memberships: Memberships,
    private readonly entries: AccessEntries,
    private readonly jobs: Jobs,
  ) {}

  async plan(entityId: string): Promise<RolloverPlan> {
    const known = requireFound(await this.dispatcher.stateOf(entity, entityId), t('entity-not-found'));
    const schoolYear = closingSchoolYear(dateInNewYork());
    const members = await this.entityMembers.membersOf([entityId]);
    const found = await this.views.find(people, {
      where: { role: 'student', id: { in: members } },
      sort: { sortName: 1 },
    });
    const students = found.flatMap(({ id, firstName, lastName, grade }) =>
      grade && GRADE_AFTER[grade] ? [{ id, firstName, lastName, grade }] : [],
    );
    const already = known.rollovers.some((rollover) => rollover.schoolYear === schoolYear);
    return {
      id: entityId,
      attributes: { schoolYear, already, students, staying: found.length - students.length },
      relationships: {},
    };
  }

  async begin(
    entityId: string,
    { except, again = false, mid_year: inMidYear = false }: Rollover,
  ): Promise<string> {
    const { schoolYear, students } = (await this.plan(entityId)).attributes;
    const rolloverId = newId('rollover', entityId);
    const today = inMidYear ? null : dateInNewYork();
    const move = { rolloverId, schoolYear, again, today };
    await this.dispatcher.dispatch(entity, entityId, 'MoveClassesUp', move);
    const staying = new Set(except);
    const moving = students.flatMap(({ id, grade }) => (staying.has(id) ? [] : [{ id, grade }]));
    const job: RolloverJob = { entityId, rolloverId, students: moving };
    await this.jobs.add(MOVE_CLASSES_UP, job, { id: rolloverJobId(job) });
    return rolloverId;
  }

  async run({ data: { entityId, rolloverId, students }, progress }: Work<RolloverJob>): Promise<void> {
    const known = await this.dispatcher.stateOf(entity, entityId);
    // The rollover may have been interrupted, and undone before it resumed.
    if (!known?.rollovers.some((rollover) => rollover.rolloverId === rolloverId)) return;
    const move = async ({ id, grade: from }: RolloverJob['students'][number]) => {
      await this.dispatcher.dispatch(account, id, 'ChangeGrade', { grade: { from, to: GRADE_AFTER[from]! } });
      // An interrupted run may have removed the student from the entity without revoking access.
      if (from === LAST_GRADE && !(await this.memberships.leave(entityId, id)))
        await this.entries.endWithMembership(id, entityId);
    };
    await mapInBatches(students, move, progress);
  }

  async progress(entityId: string, rolloverId: string): Promise<RolloverProgress> {
    const job = await this.jobs.status(rolloverJobId({ entityId, rolloverId }));
    if (!job) throw new Rejected('not-found', t('rollover-not-found'));
    const state = job.state === 'completed' ? 'done' : job.state === 'failed' ? 'failed' : 'running';
    return { id: rolloverId, attributes: { state, progress: job.progress }, relationships: {} };
  }
}
