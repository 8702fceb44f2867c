import { defineModule } from '../../platform/define-module';
import { Inbox } from '../../platform/inbox';
import { idFrom } from '../../platform/http/request-context';
import { Jobs, inParallel, type Work } from '../../platform/jobs/jobs';
import { Digests } from './digests';
import { DueReminders } from './due-reminders';
import { ExamNotifier, type ExamRescored } from './exam-notifier';
import { LETTER_CHANGED, LetterNotifier, letterReactions, type LetterChanged } from './letter-notifier';
import { NotificationQueries } from './notification-queries';
import { SESSION_REQUESTED, SESSION_CHANGED, SESSION_NOTES, sessionReactions } from './session-reactions';
import {
  SessionNotifier,
  type SessionRequestNotice,
  type SessionChanged,
  type SessionNotes,
} from './session-notifier';
import { NotificationsController } from './notifications.controller';
import { notificationLiveRules } from './notifications.live';
import { NotificationPreferenceReader } from './notifications.queries';
import {
  DUE_DATES_CHANGED,
  EXAM_RESCORED,
  EXAM_SCORED,
  MESSAGE_SEEN,
  MESSAGE_SENT,
  notificationReactions,
  RECORD_EXPORTED,
  TASK_EDITED,
  TASK_REMINDED,
  TASKS_ASSIGNED,
} from './notifications.reactions';
import {
  Notifier,
  TOGETHER_MS,
  type Edited,
  type ExamNotification,
  type Exported,
  type Reminded,
  type Together,
  type NewMessage,
} from './notifier';
import {
  TRANSCRIPTS_CHANGED,
  TranscriptNotifier,
  transcriptReactions,
  type TranscriptsChanged,
} from './transcript-notifier';
import { UnsubscribeController } from './unsubscribe.controller';

export const REMIND = 'notifications-remind';
export const DIGEST = 'notifications-digest';

const HOUR_MS = 3_600_000;

interface Hourly {
  readonly now?: string;
}

/** Runs again a little later, until no further event arrives. */
const untilComplete =
  (jobs: Jobs, job: string, raise: (together: Together) => Promise<boolean>) =>
  async ({ id, data }: Work<Together>) => {
    if (!(await raise(data))) await jobs.add(job, data, { id: idFrom('again', id), waitMs: TOGETHER_MS });
  };

export const notificationsModule = defineModule({
  name: 'Notifications',
  queries: [NotificationPreferenceReader],
  controllers: [NotificationsController, UnsubscribeController],
  providers: [
    Digests,
    DueReminders,
    ExamNotifier,
    LetterNotifier,
    NotificationQueries,
    Notifier,
    SessionNotifier,
    TranscriptNotifier,
    { provide: Inbox, useExisting: NotificationQueries },
  ],
  exports: [Inbox],
  global: true,
  reactions: [notificationReactions, sessionReactions, letterReactions, transcriptReactions],
  live: { views: [], inject: [], useFactory: () => notificationLiveRules },
  jobs: {
    inject: [
      ...([Jobs, Notifier, ExamNotifier, SessionNotifier, LetterNotifier] as const),
      ...([TranscriptNotifier, DueReminders, Digests] as const),
    ],
    useFactory: (jobs, notifier, exams, sessions, letters, transcripts, reminders, digests) => ({
      [TRANSCRIPTS_CHANGED]: inParallel(8, (data: TranscriptsChanged) => transcripts.changed(data)),
      [TASKS_ASSIGNED]: {
        concurrency: 8,
        handle: untilComplete(jobs, TASKS_ASSIGNED, (together) => notifier.tasksAssigned(together)),
      },
      [DUE_DATES_CHANGED]: {
        concurrency: 8,
        handle: untilComplete(jobs, DUE_DATES_CHANGED, (together) => notifier.dueDatesChanged(together)),
      },
      [TASK_EDITED]: ({ data }: Work<Edited>) => notifier.taskEdited(data),
      [TASK_REMINDED]: inParallel(8, (data: Reminded) => notifier.taskReminded(data)),
      [EXAM_SCORED]: inParallel(8, (data: ExamNotification) => notifier.examScored(data)),
      [RECORD_EXPORTED]: inParallel(8, (data: Exported) => notifier.recordExported(data)),
      [MESSAGE_SENT]: inParallel(8, (data: NewMessage) => notifier.messageSent(data)),
      [MESSAGE_SEEN]: inParallel(8, (data: NewMessage) => notifier.messageSeen(data)),
      [EXAM_RESCORED]: inParallel(8, (data: ExamRescored) => exams.rescored(data)),
      [SESSION_CHANGED]: ({ data }: Work<SessionChanged>) => sessions.changed(data),
      [SESSION_REQUESTED]: inParallel(8, (data: SessionRequestNotice) => sessions.asked(data)),
      [SESSION_NOTES]: inParallel(8, (data: SessionNotes) => sessions.notesWritten(data)),
      [LETTER_CHANGED]: inParallel(8, (data: LetterChanged) => letters.changed(data)),
      [REMIND]: ({ data: { now = new Date().toISOString() } }: Work<Hourly>) => reminders.remind(now),
      [DIGEST]: ({ data: { now = new Date().toISOString() } }: Work<Hourly>) => digests.send(now),
    }),
  },
  repeat: { [REMIND]: HOUR_MS, [DIGEST]: HOUR_MS },
});
