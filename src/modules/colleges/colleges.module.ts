import { people } from '../../../projections/identity/people';
import { Accounts } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import { importJobs } from '../../platform/imports/import-kind';
import { ImportRuns } from '../../platform/imports/import-runs';
import { CatalogueController } from './catalogue/catalogue.controller';
import { CollegeDirectory } from './colleges.queries';
import { collegeImportKind } from './imports/college-import-kind';
import { CollegeImportRunner } from './imports/college-import-runner';
import { CollegeImports } from './imports/college-imports';
import { CollegeImportsController } from './imports/college-imports.controller';
import { CollegeQueries } from './college-queries';
import { CollegesAdminController } from './colleges-admin.controller';
import { CollegesController } from './colleges.controller';
import { collegeCompensation } from './colleges.compensations';
import { collegeLiveRules } from './colleges.live';
import { ImportPlanner } from './imports/import-planner';
import { UnitIds } from './imports/unit-ids';
import { KnownColleges } from './catalogue/known-colleges';
import { OwnTests } from './chances/own-tests';

const MINUTE_MS = 60_000;

export const collegesModule = defineModule({
  name: 'Colleges',
  controllers: [CatalogueController, CollegesController, CollegesAdminController, CollegeImportsController],
  queries: [CollegeDirectory],
  providers: [
    CollegeImportRunner,
    CollegeImports,
    CollegeQueries,
    ImportPlanner,
    KnownColleges,
    OwnTests,
    UnitIds,
  ],
  exports: [CollegeImports, OwnTests],
  compensations: [collegeCompensation],
  live: {
    views: [people],
    inject: [Accounts],
    useFactory: (accounts) => collegeLiveRules(accounts),
  },
  jobs: {
    inject: [ImportRuns, CollegeImportRunner],
    useFactory: (runs, runner) => runs.handlers(collegeImportKind, runner),
  },
  repeat: { [importJobs(collegeImportKind).endParked]: MINUTE_MS },
});
