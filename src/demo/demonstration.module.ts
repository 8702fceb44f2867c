import { Module } from '@nestjs/common';
import {
  collegesModule,
  examEntriesModule,
  lettersModule,
  outcomesModule,
  paymentsModule,
  registrationModule,
  sessionsModule,
  surveyModule,
  tasksModule,
} from '../modules';
import { DemoCatalogue } from './catalogue';
import { Demonstration } from './demonstration';
import { DemoExams } from './exam-writer';
import { DemoLetterRequests } from './letter-writer';
import { DemoOutcomeWriter } from './outcome-writer';
import { DemoPayments } from './payment-writer';
import { DemoProfiles } from './profile-writer';
import { DemoRecords } from './record-writer';
import { DemoSessions } from './session-writer';

@Module({
  imports: [
    collegesModule,
    examEntriesModule,
    lettersModule,
    outcomesModule,
    paymentsModule,
    registrationModule,
    sessionsModule,
    surveyModule,
    tasksModule,
  ],
  providers: [
    DemoCatalogue,
    DemoExams,
    DemoLetterRequests,
    DemoOutcomeWriter,
    DemoPayments,
    DemoProfiles,
    DemoRecords,
    DemoSessions,
    Demonstration,
  ],
})
export class DemonstrationModule {}
