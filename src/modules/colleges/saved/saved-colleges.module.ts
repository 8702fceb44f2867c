import { accountViews } from '../../../../projections/identity/account-views';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { AccessReader, FamilyReader } from '../../identity/directory/directory.queries';
import { defineModule } from '../../../platform/define-module';
import { Views } from '../../../platform/document-store/views';
import { savedCollegeCompensation } from './saved-college.decider';
import { collegesModule } from '../colleges.module';
import { ApplicationUndo } from './application-undo';
import { Applications } from './applications';
import { ApplicationsController, SubmittedApplicationsController } from './applications.controller';
import { ComparisonController } from './comparison.controller';
import { Prospects } from '../chances/prospects';
import { SavedCollegeQueries } from './saved-college-queries';
import { SavedCollegesController } from './saved-colleges.controller';
import { savedCollegeLiveRules } from './saved-colleges.live';
import { SavedCollegeReader } from './saved-colleges.queries';

export const savedCollegesModule = defineModule({
  name: 'SavedColleges',
  imports: [collegesModule],
  queries: [SavedCollegeReader],
  controllers: [
    SavedCollegesController,
    ApplicationsController,
    SubmittedApplicationsController,
    ComparisonController,
  ],
  compensations: [savedCollegeCompensation],
  providers: [ApplicationUndo, Applications, Prospects, SavedCollegeQueries],
  live: {
    views: [savedColleges, ...accountViews],
    inject: [AccessReader, FamilyReader, Views],
    useFactory: savedCollegeLiveRules,
  },
});
