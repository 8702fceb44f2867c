import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { Reactor } from '../../platform/reactor/reactor';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { Digests } from './digests';
import { DueReminders } from './due-reminders';
import { NotificationQueries } from './notification-queries';
import { NotificationsController } from './notifications.controller';
import { notificationLiveRules } from './notifications.live';
import {
  DUE_DATES_CHANGED,
  MESSAGE_SEEN,
  MESSAGE_SENT,
  notificationReactions,
  TASK_EDITED,
  TASKS_ASSIGNED,
} from './notifications.reactions';
import { Notifier, TOGETHER_MS, type Edited, type Together, type Written } from './notifier';

export const REMIND = 'notifications-remind';
export const DIGEST = 'notifications-digest';

const HOUR_MS = 3_600_000;

/** What the hourly jobs take for the time it is; the time they run unless given. */
interface Hourly {
  readonly now?: string;
}

@Module({
  controllers: [NotificationsController],
  providers: [Digests, DueReminders, NotificationQueries, Notifier],
})
export class NotificationsModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactor: Reactor,
    private readonly liveFeed: LiveFeed,
    private readonly notifier: Notifier,
    private readonly reminders: DueReminders,
    private readonly digests: Digests,
  ) {}

  onModuleInit(): void {
    this.reactor.on(notificationReactions);
    this.liveFeed.on(notificationLiveRules);
    this.handleTogether(TASKS_ASSIGNED, (together) => this.notifier.tasksAssigned(together));
    this.handleTogether(DUE_DATES_CHANGED, (together) => this.notifier.dueDatesChanged(together));
    this.jobs.handle<Edited>(TASK_EDITED, ({ data }) => this.notifier.taskEdited(data));
    this.jobs.handle<Written>(MESSAGE_SENT, ({ data }) => this.notifier.messageSent(data));
    this.jobs.handle<Written>(MESSAGE_SEEN, ({ data }) => this.notifier.messageSeen(data));
    this.jobs.handle<Hourly>(REMIND, ({ data: { now = new Date().toISOString() } }) =>
      this.reminders.remind(now),
    );
    this.jobs.handle<Hourly>(DIGEST, ({ data: { now = new Date().toISOString() } }) =>
      this.digests.send(now),
    );
  }

  /** Again a little later, until nothing more comes. */
  private handleTogether(job: string, raise: (together: Together) => Promise<boolean>): void {
    this.jobs.handle<Together>(job, async ({ data }) => {
      if (!(await raise(data))) await this.jobs.add(job, data, { delayMs: TOGETHER_MS });
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.repeat(REMIND, HOUR_MS, {});
    await this.jobs.repeat(DIGEST, HOUR_MS, {});
  }
}
