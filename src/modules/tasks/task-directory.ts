import { Injectable } from '@nestjs/common';
import { taskAssignments, type TaskAssignment } from '../../../projections/task-assignments';
import { taskDefinitions, type TaskDefinition } from '../../../projections/task-definitions';
import { Rejected } from '../../kernel/errors';
import { forbidden } from '../../platform/auth/access.guard';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { TaskColleges } from './task-colleges';
import { say } from './words';

/** Finds the task or assignment that a call is about, or throws `Rejected`. */
@Injectable()
export class TaskDirectory {
  constructor(
    private readonly views: Views,
    private readonly taskColleges: TaskColleges,
  ) {}

  async definition(taskId: string): Promise<TaskDefinition> {
    const definition = await this.views.get(taskDefinitions, taskId);
    if (!definition) throw notFound();
    return definition;
  }

  /** One that this person may give to students. */
  async assignable(taskId: string, user: SessionUser): Promise<TaskDefinition> {
    const definition = await this.definition(taskId);
    if (user.role !== 'admin' && definition.authorId !== user.id) throw forbidden();
    if (definition.type === 'college') throw new Rejected('invalid', say('college-to-students'));
    return definition;
  }

  async assignment(assignmentId: string): Promise<TaskAssignment> {
    const found = await this.views.get(taskAssignments, assignmentId);
    if (!found) throw notFound();
    await this.definition(found.taskId);
    return found;
  }

  /** A task for several colleges has an assignment for each of them: the call says which one it means. */
  async assignmentOf(taskId: string, studentId: string, ceeb: string | undefined): Promise<TaskAssignment> {
    const found = await this.views.find(taskAssignments, { where: { studentId, taskId } });
    const college = ceeb ? await this.taskColleges.idOf(ceeb) : null;
    const meant = ceeb === undefined ? found : found.filter(({ ceebCode }) => ceebCode === college);
    const [one, ...others] = meant;
    if (!one) throw notFound();
    if (others.length > 0) {
      const unnamed = say('college-unnamed');
      throw new Rejected('invalid', unnamed, { ceeb: unnamed });
    }
    return one;
  }
}

const notFound = () => new Rejected('not-found', say('task-not-found'));
