import { defineModule } from '../../platform/define-module';
import { CalendarController } from './calendar.controller';
import { CalendarFeeds } from './calendar-feeds';
import { CalendarQueries } from './calendar-queries';

export const calendarModule = defineModule({
  name: 'Calendar',
  controllers: [CalendarController],
  providers: [CalendarFeeds, CalendarQueries],
});
