import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { Reactor, type Reactions } from '../../platform/reactor/reactor';
import type { IdentityEvents } from '../identity/identity.events';
import { CalendarController } from './calendar.controller';
import { CalendarFeeds } from './calendar-feeds';
import { CalendarQueries } from './calendar-queries';

const END_FEED = 'calendar-end-feed';

const calendarReactions: Reactions<Pick<IdentityEvents, 'AccountErased'>> = {
  AccountErased: ({ data: { userId } }) => ({ job: END_FEED, data: { userId } }),
};

@Module({
  controllers: [CalendarController],
  providers: [CalendarFeeds, CalendarQueries],
})
export class CalendarModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reactor: Reactor,
    private readonly feeds: CalendarFeeds,
  ) {}

  onModuleInit(): void {
    this.reactor.on(calendarReactions);
    this.jobs.handle<{ userId: string }>(END_FEED, ({ data }) => this.feeds.end(data.userId));
  }
}
