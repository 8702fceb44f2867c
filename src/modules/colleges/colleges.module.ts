import { defineModule } from '../../platform/define-module';
import { Views } from '../../platform/document-store/views';
import type { Work } from '../../platform/jobs/jobs';
import { CollegeDirectory } from './college-directory';
import { CollegeImports, RUN_IMPORT, UNDO_IMPORT, type ImportRun } from './college-imports';
import { CollegeImportsController } from './college-imports.controller';
import { CollegeQueries } from './college-queries';
import { CollegesAdminController } from './colleges-admin.controller';
import { CollegesController } from './colleges.controller';
import { collegeLiveRules } from './colleges.live';
import { Uploads } from './uploads';

export const collegesModule = defineModule({
  name: 'Colleges',
  controllers: [CollegesController, CollegesAdminController, CollegeImportsController],
  providers: [CollegeDirectory, CollegeImports, CollegeQueries, Uploads],
  exports: [CollegeDirectory, CollegeImports],
  live: { inject: [Views], useFactory: collegeLiveRules },
  jobs: {
    inject: [CollegeImports],
    useFactory: (imports) => ({
      [RUN_IMPORT]: (work: Work<ImportRun>) => imports.run(work),
      [UNDO_IMPORT]: (work: Work<{ importId: string }>) => imports.undo(work),
    }),
  },
});
