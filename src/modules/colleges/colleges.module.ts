import { Accounts } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import { Views } from '../../platform/document-store/views';
import { importJobs } from '../../platform/imports/import-kind';
import { importLiveRules } from '../../platform/imports/import-live';
import { ImportRuns } from '../../platform/imports/import-runs';
import { CollegeDirectory } from './college-directory';
import { collegeImportKind } from './college-import-kind';
import { CollegeImportRunner } from './college-import-runner';
import { CollegeImports } from './college-imports';
import { CollegeImportsController } from './college-imports.controller';
import { CollegeQueries } from './college-queries';
import { CollegesAdminController } from './colleges-admin.controller';
import { CollegesController } from './colleges.controller';
import { collegeCompensation } from './colleges.compensations';
import { collegeLiveRules } from './colleges.live';
import { ImportPlanner } from './import-planner';

const MINUTE_MS = 60_000;

export const collegesModule = defineModule({
  name: 'Colleges',
  controllers: [CollegesController, CollegesAdminController, CollegeImportsController],
  providers: [CollegeDirectory, CollegeImportRunner, CollegeImports, CollegeQueries, ImportPlanner],
  exports: [CollegeDirectory, CollegeImports],
  compensations: [collegeCompensation],
  live: {
    inject: [Accounts, Views],
    useFactory: (accounts, views) => ({
      ...collegeLiveRules(accounts),
      ...importLiveRules(collegeImportKind, accounts, views),
    }),
  },
  jobs: {
    inject: [ImportRuns, CollegeImportRunner],
    useFactory: (runs, runner) => runs.handlers(collegeImportKind, runner),
  },
  repeat: { [importJobs(collegeImportKind).endParked]: MINUTE_MS },
});
