import { Module } from '@nestjs/common';
import { CollegesModule } from '../modules/colleges/colleges.module';
import { IdentityModule } from '../modules/identity/identity.module';
import { TasksModule } from '../modules/tasks/tasks.module';
import { DemoCatalogue } from './catalogue';
import { Demonstration } from './demonstration';

@Module({
  imports: [CollegesModule, IdentityModule, TasksModule],
  providers: [DemoCatalogue, Demonstration],
})
export class DemonstrationModule {}
