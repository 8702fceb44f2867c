import { Module, type OnModuleInit } from '@nestjs/common';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { CollegeDirectory } from './college-directory';
import { RUN_IMPORT, UNDO_IMPORT, type ImportRun, type ImportUndo } from './college-import-jobs';
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

@Module({
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
})
export class CollegesModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly liveFeed: LiveFeed,
    private readonly views: Views,
    private readonly runner: CollegeImportRunner,
  ) {}

  onModuleInit(): void {
    this.liveFeed.on(collegeLiveRules(this.views));
    this.jobs.handle<ImportRun>(RUN_IMPORT, (work) => this.runner.run(work));
    this.jobs.handle<ImportUndo>(UNDO_IMPORT, (work) => this.runner.undo(work));
  }
}
