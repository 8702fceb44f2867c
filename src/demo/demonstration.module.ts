import { Module } from '@nestjs/common';
import { collegesModule, identityModule, surveyModule, tasksModule } from '../modules';
import { DemoCatalogue } from './catalogue';
import { Demonstration } from './demonstration';

@Module({
  imports: [collegesModule, identityModule, surveyModule, tasksModule],
  providers: [DemoCatalogue, Demonstration],
})
export class DemonstrationModule {}
