import { people } from '../../../projections/identity/people';
import { Accounts } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import { CatalogueController } from './catalogue/catalogue.controller';
import { CollegeDirectory } from './colleges.queries';
import { CollegeImports } from './imports/college-imports';
import { CollegeImportsController } from './imports/college-imports.controller';
import { CollegeQueries } from './college-queries';
import { CollegesAdminController } from './colleges-admin.controller';
import { CollegesController } from './colleges.controller';
import { collegeCompensation } from './college.decider';
import { collegeLiveRules } from './colleges.live';
import { UnitIds } from './imports/unit-ids';
import { KnownColleges } from './catalogue/known-colleges';
import { OwnTests } from './chances/own-tests';

export const collegesModule = defineModule({
  name: 'Colleges',
  controllers: [CatalogueController, CollegesController, CollegesAdminController, CollegeImportsController],
  queries: [CollegeDirectory],
  providers: [CollegeImports, CollegeQueries, KnownColleges, OwnTests, UnitIds],
  exports: [CollegeImports, OwnTests],
  compensations: [collegeCompensation],
  live: {
    views: [people],
    inject: [Accounts],
    useFactory: (accounts) => collegeLiveRules(accounts),
  },
});
