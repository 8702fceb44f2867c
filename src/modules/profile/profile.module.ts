import { defineModule } from '../../platform/define-module';
import { AboutController } from './about.controller';
import { ActivitiesController } from './activities.controller';
import { CoursesController } from './courses.controller';
import { HonorsController } from './honors.controller';
import { SnapshotController } from './snapshot.controller';
import { StudentRecords } from './student-record';
import { TestScoresController } from './test-scores.controller';

export const profileModule = defineModule({
  name: 'Profile',
  controllers: [
    AboutController,
    ActivitiesController,
    CoursesController,
    HonorsController,
    SnapshotController,
    TestScoresController,
  ],
  providers: [StudentRecords],
});
