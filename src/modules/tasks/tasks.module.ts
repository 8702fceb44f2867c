import { Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { Reactor } from '../../platform/reactor/reactor';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { AssignmentsController } from './assignments.controller';
import { CollegeTasks } from './college-tasks';
import { TaskAssigner } from './task-assigner';
import { TaskAudienceController } from './task-audience.controller';
import { TaskColleges } from './task-colleges';
import { TaskDirectory } from './task-directory';
import { TaskQueries } from './task-queries';
import { TaskRemoval } from './task-removal';
import { TaskSyncController } from './task-sync.controller';
import { TasksController } from './tasks.controller';
import { taskLiveRules } from './tasks.live';
import {
  collegeTaskReactions,
  DELETE_TASKS,
  OFFER_TASK,
  OFFER_TO_EVERYBODY,
  OFFER_TO_STUDENT,
  SYNC_ALL_COLLEGE_TASKS,
  SYNC_COLLEGE_TASKS,
  SYNC_TASKS_OF_COLLEGE,
  taskReactions,
} from './tasks.reactions';

@Module({
  controllers: [TasksController, TaskAudienceController, TaskSyncController, AssignmentsController],
  providers: [CollegeTasks, TaskAssigner, TaskColleges, TaskDirectory, TaskQueries, TaskRemoval],
  exports: [TaskAssigner],
})
export class TasksModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactor: Reactor,
    private readonly liveFeed: LiveFeed,
    private readonly accounts: Accounts,
    private readonly views: Views,
    private readonly assigner: TaskAssigner,
    private readonly collegeTasks: CollegeTasks,
    private readonly removal: TaskRemoval,
  ) {}

  onModuleInit(): void {
    this.reactor.on(taskReactions);
    this.reactor.on(collegeTaskReactions);
    this.liveFeed.on(taskLiveRules(this.accounts, this.views));
    this.jobs.handle<{ taskIds: readonly string[] }>(DELETE_TASKS, async ({ data }) => {
      for (const taskId of data.taskIds) await this.removal.remove(taskId);
    });
    this.jobs.handle<{ studentId: string }>(OFFER_TO_STUDENT, ({ data }) =>
      this.assigner.offerTo(data.studentId),
    );
    this.jobs.handle<{ taskId: string }>(OFFER_TASK, ({ data, progress }) =>
      this.assigner.offer(data.taskId, progress),
    );
    this.jobs.handle(OFFER_TO_EVERYBODY, ({ progress }) => this.assigner.offerToEverybody(progress));
    this.jobs.handle<{ studentId: string }>(SYNC_COLLEGE_TASKS, ({ data }) =>
      this.collegeTasks.sync(data.studentId),
    );
    this.jobs.handle<{ ceebCode: string }>(SYNC_TASKS_OF_COLLEGE, ({ data, progress }) =>
      this.collegeTasks.syncCollege(data.ceebCode, progress),
    );
    this.jobs.handle(SYNC_ALL_COLLEGE_TASKS, ({ progress }) => this.collegeTasks.syncEverybody(progress));
  }
}
