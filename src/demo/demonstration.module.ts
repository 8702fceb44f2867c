import { Module } from '@nestjs/common';
import { collegesModule, identityModule, surveyModule, tasksModule } from '../modules';
import { DemoCatalogue } from './catalogue';
import { Demonstration } from './demonstration';
import { DemoProfiles } from './profile-writer';
import { DemoRecords } from './record-writer';

@Module({
  imports: [collegesModule, identityModule, surveyModule, tasksModule],
  providers: [DemoCatalogue, DemoProfiles, DemoRecords, Demonstration],
})
export class DemonstrationModule {}
