import { Module } from '@nestjs/common';
import { collegesModule, identityModule, tasksModule } from '../modules';
import { DemoCatalogue } from './catalogue';
import { Demonstration } from './demonstration';

@Module({
  imports: [collegesModule, identityModule, tasksModule],
  providers: [DemoCatalogue, Demonstration],
})
export class DemonstrationModule {}
