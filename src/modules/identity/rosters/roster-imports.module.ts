import { defineModule } from '../../../platform/define-module';
import { importJobs } from '../../../platform/imports/import-kind';
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
  jobs: {
    inject: [ImportRuns, RosterImportRunner],
    useFactory: (runs, runner) => runs.handlers(rosterImportKind, runner),
  },
  repeat: { [importJobs(rosterImportKind).endParked]: MINUTE_MS },
});
