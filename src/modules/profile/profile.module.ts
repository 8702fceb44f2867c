import { defineModule } from '../../platform/define-module';
import { AboutController } from './about.controller';
import { ActivitiesController } from './activities.controller';
import { CoursesController } from './courses.controller';
import { FirstStepsController } from './first-steps.controller';
import { HonorsController } from './honors.controller';
import { RecordHistoryController } from './record-history.controller';
import { RecordHistoryQueries } from './record-history-queries';
import { TestScoresController } from './test-scores.controller';

export const profileModule = defineModule({
  name: 'Profile',
  controllers: [
    AboutController,
    ActivitiesController,
    CoursesController,
    FirstStepsController,
    HonorsController,
    RecordHistoryController,
    TestScoresController,
  ],
  providers: [RecordHistoryQueries],
});
