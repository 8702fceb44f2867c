import { defineModule } from '../../platform/define-module';
import { ActionReader, AuditReader, StaffActivityReader } from './admin.queries';
import { AuditQueries } from './audit-queries';
import { AuditController } from './audit.controller';
import { JobsController } from './jobs.controller';
import { ProjectionReports } from './projection-reports';
import { ProjectionsController } from './projections.controller';
import { RebuildsController } from './rebuilds.controller';
import { StoresController } from './stores.controller';

export const adminModule = defineModule({
  name: 'Admin',
  queries: [ActionReader, AuditReader, StaffActivityReader],
  controllers: [AuditController, JobsController, ProjectionsController, RebuildsController, StoresController],
  providers: [AuditQueries, ProjectionReports],
});
