import { accountViews } from '../../../projections/identity/account-views';
import { AccessReader } from '../identity/directory/directory.queries';
import { defineModule } from '../../platform/define-module';
import { CaseloadApplications } from './applications/caseload-applications';
import { CaseloadApplicationsController } from './applications/caseload-applications.controller';
import { AboutController } from './about/about.controller';
import { ActionItemsController } from './students/action-items.controller';
import {
  ActivitiesController,
  CoursesController,
  HonorsController,
  TestScoresController,
} from './record/record-lists.controller';
import { ActivityOrders } from './record/activity-orders';
import { StudentExport } from './exports/export';
import { ExportController } from './exports/export.controller';
import { FamilyExport } from './exports/family-export';
import { RecordExportsController } from './exports/record-exports.controller';
import { aboutCompensation } from './about/about.decider';
import { recordCompensations } from './record/record.decider';
import { NextDeadlines } from './students/next-deadlines';
import { StudentFilters } from './students/student-filters';
import { profileLiveRules } from './profile.live';
import { ProfileReader } from './profile.queries';
import { RecordDownloadController } from './printed/record-download.controller';
import { RoleHistoryController } from './history/role-history.controller';
import { RecordHistoryController } from './history/record-history.controller';
import { FactHistory } from './history/fact-history';
import { RecordHistoryQueries } from './history/record-history-queries';
import { SnapshotController } from './snapshot/snapshot.controller';
import { StudentColumns } from './students/student-columns';
import { StudentList } from './students/student-list';
import { StudentRecords } from './record/student-record';
import { StudentSummaryController } from './students/student-summary.controller';
import { StudentsController } from './students/students.controller';

export const profileModule = defineModule({
  name: 'Profile',
  queries: [ProfileReader, StudentColumns],
  controllers: [
    AboutController,
    CaseloadApplicationsController,
    ActionItemsController,
    ActivitiesController,
    CoursesController,
    ExportController,
    HonorsController,
    RecordDownloadController,
    RecordExportsController,
    RecordHistoryController,
    RoleHistoryController,
    SnapshotController,
    StudentSummaryController,
    StudentsController,
    TestScoresController,
  ],
  providers: [
    ActivityOrders,
    CaseloadApplications,
    FamilyExport,
    NextDeadlines,
    StudentFilters,
    FactHistory,
    RecordHistoryQueries,
    StudentExport,
    StudentList,
    StudentRecords,
  ],
  compensations: [...recordCompensations, aboutCompensation],
  live: { views: accountViews, inject: [AccessReader], useFactory: profileLiveRules },
});
