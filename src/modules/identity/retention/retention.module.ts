import { defineModule } from '../../../platform/define-module';
import type { Work } from '../../../platform/jobs/jobs';
import { FormerStudents } from './former-students';
import { Retention } from './retention';
import { RetentionController } from './retention.controller';
import { RetentionMails } from './retention-mails';
import {
  MAIL_SCHOOL,
  RETAIN,
  TELL_SCHOOL,
  TELL_STUDENT,
  tellSchools,
  tellStudents,
  type SchoolMail,
  type ToldSchool,
  type ToldStudent,
} from './retention.reactions';
import { SteadyDays } from './steady-days';

const DAY_MS = 86_400_000;

export const retentionModule = defineModule({
  name: 'Retention',
  controllers: [RetentionController],
  providers: [FormerStudents, Retention, RetentionMails, SteadyDays],
  reactions: [tellStudents, tellSchools],
  jobs: {
    inject: [Retention, RetentionMails],
    useFactory: (retention, mails) => ({
      /** `now` defaults to the time at which the job runs. */
      [RETAIN]: ({ data: { now = new Date().toISOString() } }: Work<{ now?: string }>) => retention.run(now),
      [TELL_STUDENT]: {
        concurrency: 4,
        handle: ({ data }: Work<ToldStudent>) => mails.tellStudent(data),
      },
      [TELL_SCHOOL]: ({ data }: Work<ToldSchool>) => mails.tellSchool(data),
      [MAIL_SCHOOL]: { concurrency: 4, handle: ({ data }: Work<SchoolMail>) => mails.mailSchool(data) },
    }),
  },
  repeat: { [RETAIN]: DAY_MS },
});
