import { accountViews } from '../../../../projections/identity/account-views';
import { rosterImports } from '../../../../projections/identity/roster-imports';
import { Accounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { Views } from '../../../platform/document-store/views';
import { importJobs } from '../../../platform/imports/import-kind';
import { importLiveRules } from '../../../platform/imports/import-live';
import { ImportRuns } from '../../../platform/imports/import-runs';
import { rosterImportKind } from './roster-import-kind';
import { RosterImportRunner } from './roster-import-runner';
import { RosterImports } from './roster-imports';
import { RosterImportsController } from './roster-imports.controller';

const MINUTE_MS = 60_000;

export const rosterImportsModule = defineModule({
  name: 'RosterImports',
  controllers: [RosterImportsController],
  providers: [RosterImportRunner, RosterImports],
  live: {
    views: [rosterImports, ...accountViews],
    inject: [Accounts, Views],
    useFactory: (accounts, views) => importLiveRules(rosterImportKind, accounts, views),
  },
  jobs: {
    inject: [ImportRuns, RosterImportRunner],
    useFactory: (runs, runner) => runs.handlers(rosterImportKind, runner),
  },
  repeat: { [importJobs(rosterImportKind).endParked]: MINUTE_MS },
});
