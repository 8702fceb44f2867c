import { Injectable } from '@nestjs/common';
import { taskAssignments, type TaskAssignment } from '../../../projections/tasks/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/tasks/task-definitions';
import { Rejected } from '../../kernel/errors';
import { forbidden } from '../../platform/auth/access.guard';
import type { SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { AccessReader } from '../identity/directory/directory.queries';
import { assignment } from './assignment.decider';
import { assignmentIdOf } from './task-assigner';
import { TaskColleges } from './task-colleges';
import { t } from './messages';

/** Finds the task or assignment of a request, or throws `Rejected`. */
@Injectable()
export class TaskDirectory {
  constructor(
    private readonly views: Views,
    private readonly taskColleges: TaskColleges,
    private readonly savedColleges: SavedCollegeReader,
    private readonly dispatcher: Dispatcher,
    private readonly access: AccessReader,
  ) {}

  async definition(taskId: string): Promise<TaskDefinition> {
    const definition = await this.views.get(taskDefinitions, taskId);
    if (!definition) throw notFound();
    return definition;
  }

  /** Throws unless staff may still act for a student who has the task. The task itself checks its author. */
  async admitAuthor(taskId: string, user: SessionUser): Promise<void> {
    if (user.role === 'admin' || user.role === 'student') return;
    const given = await this.views.find(taskAssignments, { where: { taskId } });
    if (given.length === 0) return;
    const own = new Set(await this.access.studentsOf(user));
    if (!given.some(({ studentId }) => own.has(studentId))) throw forbidden();
  }

  async assignable(taskId: string, user: SessionUser): Promise<TaskDefinition> {
    const definition = await this.definition(taskId);
    if (user.role !== 'admin' && definition.authorId !== user.id) throw forbidden();
    if (definition.type === 'college') throw new Rejected('invalid', t('college-to-students'));
    return definition;
  }

  async assignment(assignmentId: string): Promise<TaskAssignment> {
    const found = await this.views.get(taskAssignments, assignmentId);
    if (!found) throw notFound();
    await this.definition(found.taskId);
    return found;
  }

  /** A task for several colleges has an assignment for each of them, which `ceeb` distinguishes. */
  async assignmentOf(taskId: string, studentId: string, ceeb: string | undefined): Promise<TaskAssignment> {
    const one = await this.theOnly(taskId, studentId, ceeb);
    if (!one) throw notFound();
    return one;
  }

  async removableOf(taskId: string, studentId: string, ceeb: string | undefined): Promise<string> {
    const one = await this.theOnly(taskId, studentId, ceeb);
    if (one) return one.id;
    for (const ceebCode of await this.mayBeFor(studentId, ceeb)) {
      const id = assignmentIdOf(taskId, studentId, ceebCode);
      if ((await this.dispatcher.stateOf(assignment, id))?.left === 'removed-by-staff') return id;
    }
    throw notFound();
  }

  /** Returns the named college; without one, null for a task without a college, and every saved college. */
  private async mayBeFor(studentId: string, ceeb: string | undefined): Promise<(string | null)[]> {
    if (ceeb !== undefined) return [await this.collegeOf(ceeb)];
    const saved = await this.savedColleges.ofStudent(studentId);
    return [null, ...saved.map(({ ceebCode }) => ceebCode)];
  }

  private async theOnly(
    taskId: string,
    studentId: string,
    ceeb: string | undefined,
  ): Promise<TaskAssignment | undefined> {
    const found = await this.views.find(taskAssignments, { where: { studentId, taskId } });
    const college = await this.collegeOf(ceeb);
    const ofCollege = ceeb === undefined ? found : found.filter(({ ceebCode }) => ceebCode === college);
    if (ofCollege.length > 1) {
      const unnamed = t('college-unnamed');
      throw new Rejected('invalid', unnamed, { ceeb: unnamed });
    }
    return ofCollege[0];
  }

  private async collegeOf(ceeb: string | undefined): Promise<string | null> {
    return ceeb ? this.taskColleges.idOf(ceeb) : null;
  }
}

const notFound = () => new Rejected('not-found', t('task-not-found'));
