import { Accounts } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { CollegeDirectory } from './college-directory';
import {
  END_PARKED_IMPORTS,
  RUN_IMPORT,
  UNDO_IMPORT,
  type ImportRun,
  type ImportUndo,
} from './college-import-jobs';
import { CollegeImportQueries } from './college-import-queries';
import { CollegeImportRunner } from './college-import-runner';
import { CollegeImports } from './college-imports';
import { CollegeImportsController } from './college-imports.controller';
import { CollegeQueries } from './college-queries';
import { CollegesAdminController } from './colleges-admin.controller';
import { CollegesController } from './colleges.controller';
import { collegeLiveRules } from './colleges.live';
import { ImportPlanner } from './import-planner';
import { Uploads } from './uploads';

const MINUTE_MS = 60_000;

export const collegesModule = defineModule({
  name: 'Colleges',
  controllers: [CollegesController, CollegesAdminController, CollegeImportsController],
  providers: [
    CollegeDirectory,
    CollegeImportQueries,
    CollegeImportRunner,
    CollegeImports,
    CollegeQueries,
    ImportPlanner,
    Uploads,
  ],
  exports: [CollegeDirectory, CollegeImportQueries, CollegeImports],
  live: { inject: [Accounts], useFactory: collegeLiveRules },
  jobs: {
    inject: [CollegeImportRunner, CollegeImports],
    useFactory: (runner, imports) => ({
      [RUN_IMPORT]: (work: Work<ImportRun>) => runner.run(work),
      [UNDO_IMPORT]: (work: Work<ImportUndo>) => runner.undo(work),
      [END_PARKED_IMPORTS]: () => imports.endParked(),
    }),
  },
  repeat: { [END_PARKED_IMPORTS]: MINUTE_MS },
});
