import { Injectable } from '@nestjs/common';
import { History } from '../../platform/history/history';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import type { ExamEntryEvents } from '../exams/entries/exam-entries.events';
import { ExamReader } from '../exams/exams.queries';
import { Notifier } from './notifier';

export interface ExamRescored {
  readonly stream: string;
  readonly eventId: string;
}

@Injectable()
export class ExamNotifier {
  constructor(
    private readonly exams: ExamReader,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly notifier: Notifier,
  ) {}

  async rescored({ stream, eventId }: ExamRescored): Promise<void> {
    await this.projector.caughtUp(...ExamReader.views);
    const event = (await this.history.read(stream)).find(({ id }) => id === eventId);
    if (!event) return;
    const { entryId, studentId, formId, formRevision, before, scored } =
      event.data as unknown as ExamEntryEvents['ExamScored'];
    const [entry, revision] = await Promise.all([
      this.exams.entry(entryId),
      this.exams.formRevision(formId, formRevision),
    ]);
    if (!entry) return;
    await this.notifier.raise([
      {
        notificationId: idFrom('notification', 'exam-entered', eventId),
        userId: studentId,
        kind: 'exam-entered',
        about: { type: 'exam', id: entryId },
        details: {
          examName: `${entry.type} ${entry.code}`,
          from: before?.total ?? null,
          to: scored?.total ?? null,
          why: revision?.reason ?? null,
        },
      },
    ]);
  }
}
