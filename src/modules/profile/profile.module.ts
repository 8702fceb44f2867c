import { Accounts } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import { AboutController } from './about.controller';
import { ActionItemsController } from './action-items.controller';
import { ActivitiesController } from './activities.controller';
import { ActivityOrders } from './activity-orders';
import { CoursesController } from './courses.controller';
import { StudentExport } from './export';
import { ExportController } from './export.controller';
import { FamilyExport } from './handed-out/family-export';
import { RecordExportsController } from './handed-out/record-exports.controller';
import { HonorsController } from './honors.controller';
import { recordCompensations } from './profile.compensations';
import { NextDeadlines } from './next-deadlines';
import { profileLiveRules } from './profile.live';
import { RecordDownloadController } from './record-download.controller';
import { RecordHistoryController } from './record-history.controller';
import { RecordHistoryQueries } from './record-history-queries';
import { SnapshotController } from './snapshot.controller';
import { StudentColumns } from './student-columns';
import { StudentList } from './student-list';
import { StudentRecords } from './student-record';
import { StudentsController } from './students.controller';
import { TestScoresController } from './test-scores.controller';

export const profileModule = defineModule({
  name: 'Profile',
  controllers: [
    AboutController,
    ActionItemsController,
    ActivitiesController,
    CoursesController,
    ExportController,
    HonorsController,
    RecordDownloadController,
    RecordExportsController,
    RecordHistoryController,
    SnapshotController,
    StudentsController,
    TestScoresController,
  ],
  providers: [
    ActivityOrders,
    FamilyExport,
    NextDeadlines,
    RecordHistoryQueries,
    StudentColumns,
    StudentExport,
    StudentList,
    StudentRecords,
  ],
  compensations: recordCompensations,
  live: { inject: [Accounts], useFactory: profileLiveRules },
});
