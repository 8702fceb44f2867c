import { Module } from '@nestjs/common';
import { IdentityModule } from '../modules/identity/identity.module';
import { TasksModule } from '../modules/tasks/tasks.module';
import { Demonstration } from './demonstration';

@Module({ imports: [IdentityModule, TasksModule], providers: [Demonstration] })
export class DemonstrationModule {}
