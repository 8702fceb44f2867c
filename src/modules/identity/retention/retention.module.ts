import { defineModule } from '../../../platform/define-module';
import { inParallel, type Work } from '../../../platform/jobs/jobs';
import { FormerStudents } from './former-students';
import { Retention } from './retention';
import { RetentionController } from './retention.controller';
import { RetentionMails } from './retention-mails';
import {
  MAIL_SCHOOL,
  RETAIN,
  NOTIFY_SCHOOL,
  NOTIFY_STUDENT,
  notifySchools,
  notifyStudents,
  type SchoolMail,
  type SchoolNotice,
  type StudentNotice,
} from './retention.reactions';
import { SteadyDays } from './steady-days';

const DAY_MS = 86_400_000;

export const retentionModule = defineModule({
  name: 'Retention',
  controllers: [RetentionController],
  providers: [FormerStudents, Retention, RetentionMails, SteadyDays],
  reactions: [notifyStudents, notifySchools],
  jobs: {
    inject: [Retention, RetentionMails],
    useFactory: (retention, mails) => ({
      [RETAIN]: ({ data: { now = new Date().toISOString() } }: Work<{ now?: string }>) => retention.run(now),
      [NOTIFY_STUDENT]: inParallel(4, (data: StudentNotice) => mails.sendStudentMail(data)),
      [NOTIFY_SCHOOL]: ({ data }: Work<SchoolNotice>) => mails.sendSchoolMail(data),
      [MAIL_SCHOOL]: inParallel(4, (data: SchoolMail) => mails.mailSchool(data)),
    }),
  },
  repeat: { [RETAIN]: DAY_MS },
});
