import { defineModule } from '../../platform/define-module';
import { AboutController } from './about.controller';
import { ActivitiesController } from './activities.controller';
import { CoursesController } from './courses.controller';
import { HonorsController } from './honors.controller';
import { TestScoresController } from './test-scores.controller';

export const profileModule = defineModule({
  name: 'Profile',
  controllers: [
    AboutController,
    ActivitiesController,
    CoursesController,
    HonorsController,
    TestScoresController,
  ],
});
