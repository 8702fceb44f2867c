import { accountViews } from '../../../projections/identity/account-views';
import { taskAssignments } from '../../../projections/tasks/task-assignments';
import { AccessReader } from '../identity/directory/directory.queries';
import { defineModule } from '../../platform/define-module';
import { Views } from '../../platform/document-store/views';
import { inParallel, type Work } from '../../platform/jobs/jobs';
import { AssignmentsController } from './assignments.controller';
import { CollegeTasks } from './college-tasks';
import { ExternalIds } from './external-ids';
import { ReminderUndo } from './reminder-undo';
import { RemindersController } from './reminders.controller';
import { TaskAssigner } from './task-assigner';
import { TaskAudienceController } from './task-audience.controller';
import { TaskBatchesController } from './task-batches.controller';
import { TaskColleges } from './task-colleges';
import { TaskDirectory } from './task-directory';
import { TaskProgress } from './task-progress';
import { TaskProgressController } from './task-progress.controller';
import { TaskQueries } from './task-queries';
import { TaskSyncController } from './task-sync.controller';
import { TasksController } from './tasks.controller';
import { assignmentCompensation } from './assignment.decider';
import { externalIdReservationCompensation } from './external-id.decider';
import { taskCompensation } from './task.decider';
import { taskLiveRules } from './tasks.live';
import { TaskReader } from './tasks.queries';
import {
  collegeTaskReactions,
  DELETE_TASKS,
  OFFER_TASK,
  OFFER_TO_ALL_STUDENTS,
  OFFER_TO_STUDENT,
  SYNC_ALL_COLLEGE_TASKS,
  SYNC_COLLEGE_TASKS,
  SYNC_TASKS_OF_COLLEGE,
  taskReactions,
} from './tasks.reactions';

export const tasksModule = defineModule({
  name: 'Tasks',
  queries: [TaskReader],
  controllers: [
    RemindersController,
    TasksController,
    TaskAudienceController,
    TaskBatchesController,
    TaskSyncController,
    TaskProgressController,
    AssignmentsController,
  ],
  providers: [
    CollegeTasks,
    ExternalIds,
    ReminderUndo,
    TaskAssigner,
    TaskColleges,
    TaskDirectory,
    TaskProgress,
    TaskQueries,
  ],
  exports: [CollegeTasks, TaskAssigner],
  reactions: [taskReactions, collegeTaskReactions],
  compensations: [taskCompensation, externalIdReservationCompensation, assignmentCompensation],
  live: {
    views: [taskAssignments, ...accountViews],
    inject: [AccessReader, Views],
    useFactory: taskLiveRules,
  },
  jobs: {
    inject: [TaskAssigner, CollegeTasks, ExternalIds],
    useFactory: (assigner, collegeTasks, externalIds) => ({
      [DELETE_TASKS]: async ({ data }: Work<{ taskIds: readonly string[] }>) => {
        for (const taskId of data.taskIds) await externalIds.deleteTask(taskId);
      },
      [OFFER_TO_STUDENT]: inParallel(4, (data: { studentId: string }) => assigner.offerTo(data.studentId)),
      [OFFER_TASK]: ({ data, progress }: Work<{ taskId: string }>) => assigner.offer(data.taskId, progress),
      [OFFER_TO_ALL_STUDENTS]: ({ progress }) => assigner.offerToAllStudents(progress),
      [SYNC_COLLEGE_TASKS]: inParallel(4, (data: { studentId: string }) => collegeTasks.sync(data.studentId)),
      [SYNC_TASKS_OF_COLLEGE]: ({ data, progress }: Work<{ ceebCode: string }>) =>
        collegeTasks.syncCollege(data.ceebCode, progress),
      [SYNC_ALL_COLLEGE_TASKS]: ({ progress }) => collegeTasks.syncAllStudents(progress),
    }),
  },
});
