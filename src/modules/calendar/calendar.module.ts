import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller';
import { CalendarFeeds } from './calendar-feeds';
import { CalendarQueries } from './calendar-queries';

@Module({
  controllers: [CalendarController],
  providers: [CalendarFeeds, CalendarQueries],
})
export class CalendarModule {}
