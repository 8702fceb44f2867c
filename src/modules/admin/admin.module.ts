import { Module } from '@nestjs/common';
import { AuditQueries } from './audit-queries';
import { AuditController } from './audit.controller';
import { JobsController } from './jobs.controller';
import { ProjectionsController } from './projections.controller';

@Module({ controllers: [AuditController, JobsController, ProjectionsController], providers: [AuditQueries] })
export class AdminModule {}
