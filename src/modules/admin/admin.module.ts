import { defineModule } from '../../platform/define-module';
import { AuditQueries } from './audit-queries';
import { AuditController } from './audit.controller';
import { JobsController } from './jobs.controller';
import { ProjectionsController } from './projections.controller';

export const adminModule = defineModule({
  name: 'Admin',
  controllers: [AuditController, JobsController, ProjectionsController],
  providers: [AuditQueries],
});
