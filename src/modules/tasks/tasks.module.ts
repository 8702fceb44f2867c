import { Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { Reactor } from '../../platform/reactor/reactor';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { AssignmentsController } from './assignments.controller';
import { TaskAssigner } from './task-assigner';
import { TaskQueries } from './task-queries';
import { TasksController } from './tasks.controller';
import { taskLiveRules } from './tasks.live';
import { OFFER_TASK, OFFER_TO_EVERYBODY, OFFER_TO_STUDENT, taskReactions } from './tasks.reactions';

@Module({
  controllers: [TasksController, AssignmentsController],
  providers: [TaskAssigner, TaskQueries],
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
  ) {}

  onModuleInit(): void {
    this.reactor.on(taskReactions);
    this.liveFeed.on(taskLiveRules(this.accounts, this.views));
    this.jobs.handle<{ studentId: string }>(OFFER_TO_STUDENT, ({ data }) =>
      this.assigner.offerTo(data.studentId),
    );
    this.jobs.handle<{ taskId: string }>(OFFER_TASK, ({ data, progress }) =>
      this.assigner.offer(data.taskId, progress),
    );
    this.jobs.handle(OFFER_TO_EVERYBODY, ({ progress }) => this.assigner.offerToEverybody(progress));
  }
}
