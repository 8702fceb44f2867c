import { Module } from '@nestjs/common';
import { collegesModule, identityModule, surveyModule, tasksModule } from '../modules';
import { DemoCatalogue } from './catalogue';
import { Demonstration } from './demonstration';
import { DemoRecords } from './record-writer';

@Module({
  imports: [collegesModule, identityModule, surveyModule, tasksModule],
  providers: [DemoCatalogue, DemoRecords, Demonstration],
})
export class DemonstrationModule {}
