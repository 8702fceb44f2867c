import { Injectable } from '@nestjs/common';
import type { Deadlines } from '../../../contract/colleges';
import { people } from '../../../projections/identity/people';
import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/tasks/task-definitions';
import { Dispatcher, sumInBatches, toBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import { Projector } from '../../platform/projector/projector';
import { CollegeDirectory, type College } from '../colleges/colleges.queries';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { assignment } from './assignment.decider';
import { TaskAssigner } from './task-assigner';

const DEADLINE_FIELDS = ['eaDeadline', 'ed1Deadline', 'ed2Deadline', 'regDeadline'] as const;

const VIEWS = [
  ...CollegeDirectory.views,
  ...SavedCollegeReader.views,
  taskDefinitions,
  taskAssignments,
] as const;

type Progress = (done: number) => Promise<void>;

/**
 * 'applying' assigns a college's tasks, 'applied' leaves them, any other status removes open ones. All is idempotent.
 */
@Injectable()
export class CollegeTasks {
  constructor(
    private readonly views: Views,
    private readonly colleges: CollegeDirectory,
    private readonly savedColleges: SavedCollegeReader,
    private readonly dispatcher: Dispatcher,
    private readonly assigner: TaskAssigner,
    private readonly projector: Projector,
  ) {}

  /** Repeats until nothing is left, so that of two concurrent runs the last one sees the changes of both. */
  async sync(...studentIds: readonly string[]): Promise<number> {
    for (let total = 0; ;) {
      await this.projector.caughtUp(people, ...VIEWS);
      const count = await this.pass(studentIds);
      if (count === 0) return total;
      total += count;
    }
  }

  async syncCollege(ceebCode: string, progress: Progress): Promise<number> {
    await this.projector.caughtUp(...VIEWS);
    return this.syncAll(await this.savedColleges.ofCollege(ceebCode), progress);
  }

  async syncAllStudents(progress: Progress): Promise<number> {
    await this.projector.caughtUp(...VIEWS);
    const saved = await this.savedColleges.all();
    const assigned = await this.views.find(taskAssignments, { where: { ceebCode: { gt: '' } } });
    return this.syncAll([...saved, ...assigned], progress);
  }

  private async syncAll(concerned: readonly { studentId: string }[], progress: Progress): Promise<number> {
    const students = [...new Set(concerned.map(({ studentId }) => studentId))];
    let count = 0;
    for (const { batch, done } of toBatches(students)) {
      count += await this.sync(...batch);
      await progress(done);
    }
    return count;
  }

  private async pass(studentIds: readonly string[]): Promise<number> {
    const known = await this.views.getMany(people, studentIds);
    const students = studentIds.filter((id) => known.get(id)?.role === 'student');
    const where = { studentId: { in: students } };
    const saved = await this.savedColleges.ofStudents(students);
    const catalogue = await this.colleges.namedIn(saved);
    const assigned = byList((await this.views.find(taskAssignments, { where })).filter(isForCollege));
    const definitions = await this.views.find(taskDefinitions, {
      where: { type: { in: ['college', 'standard'] } },
    });
    const today = dateInNewYork();
    let count = 0;
    for (const { studentId, ceebCode, status } of saved) {
      const college = catalogue.get(ceebCode);
      if (!college || status === 'interested') continue;
      const here = assigned.get(listKey({ studentId, ceebCode })) ?? [];
      assigned.delete(listKey({ studentId, ceebCode }));
      const dueDate = dueDateFrom(college.deadlines, today);
      count += await this.follow(here, dueDate);
      if (status === 'applying') count += await this.offer(definitions, college, studentId, here, dueDate);
    }
    return count + (await this.leave([...assigned.values()].flat()));
  }

  private async offer(
    definitions: readonly TaskDefinition[],
    college: College,
    studentId: string,
    assigned: readonly TaskAssignment[],
    dueDate: string | null,
  ): Promise<number> {
    const has = new Set(assigned.map(({ taskId }) => taskId));
    const missing = definitions.filter((task) => !has.has(task.id) && isOfferedTo(task, college));
    return sumInBatches(missing, (task) =>
      this.assigner.assign(task, studentId, 'Offer', dueDate, college.id),
    );
  }

  private follow(assigned: readonly TaskAssignment[], dueDate: string | null): Promise<number> {
    const behind = assigned.filter((task) => task.completedDate === null && task.dueDate !== dueDate);
    return sumInBatches(behind, async ({ id }) => {
      const { events } = await this.dispatcher.dispatch(assignment, id, 'FollowDeadline', { dueDate });
      return events.length;
    });
  }

  private leave(assigned: readonly TaskAssignment[]): Promise<number> {
    const open = assigned.filter(({ completedDate }) => completedDate === null);
    return sumInBatches(open, async ({ id }) => {
      const { events } = await this.dispatcher.dispatch(assignment, id, 'LeaveCollege', {});
      return events.length;
    });
  }
}

/** The next deadline, or else the last one that has passed. */
export function dueDateFrom(deadlines: Deadlines, today: string): string | null {
  const dates = DEADLINE_FIELDS.flatMap((field) => deadlines[field] ?? []).sort();
  return dates.find((date) => date >= today) ?? dates.at(-1) ?? null;
}

const isOfferedTo = ({ offeredToAllColleges, ceebCodes }: TaskDefinition, { id, fields }: College) =>
  offeredToAllColleges ||
  ceebCodes.includes(id) ||
  (fields.unitId !== null && ceebCodes.includes(`U${fields.unitId}`));

const isForCollege = (task: TaskAssignment): task is TaskAssignment & { ceebCode: string } =>
  task.ceebCode !== null;

const listKey = ({ studentId, ceebCode }: { studentId: string; ceebCode: string }) =>
  `${studentId}.${ceebCode}`;

function byList(assigned: readonly (TaskAssignment & { ceebCode: string })[]): Map<string, TaskAssignment[]> {
  const lists = new Map<string, TaskAssignment[]>();
  for (const task of assigned) lists.set(listKey(task), [...(lists.get(listKey(task)) ?? []), task]);
  return lists;
}
