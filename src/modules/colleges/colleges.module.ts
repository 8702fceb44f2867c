import { Module, type OnModuleInit } from '@nestjs/common';
import { Views } from '../../platform/document-store/views';
import { Jobs } from '../../platform/jobs/jobs';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { CollegeDirectory } from './college-directory';
import { CollegeImports, RUN_IMPORT, UNDO_IMPORT, type ImportRun } from './college-imports';
import { CollegeImportsController } from './college-imports.controller';
import { CollegeQueries } from './college-queries';
import { CollegesAdminController } from './colleges-admin.controller';
import { CollegesController } from './colleges.controller';
import { collegeLiveRules } from './colleges.live';
import { Uploads } from './uploads';

@Module({
  controllers: [CollegesController, CollegesAdminController, CollegeImportsController],
  providers: [CollegeDirectory, CollegeImports, CollegeQueries, Uploads],
  exports: [CollegeDirectory, CollegeImports],
})
export class CollegesModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly liveFeed: LiveFeed,
    private readonly views: Views,
    private readonly imports: CollegeImports,
  ) {}

  onModuleInit(): void {
    this.liveFeed.on(collegeLiveRules(this.views));
    this.jobs.handle<ImportRun>(RUN_IMPORT, (work) => this.imports.run(work));
    this.jobs.handle<{ importId: string }>(UNDO_IMPORT, (work) => this.imports.undo(work));
  }
}
