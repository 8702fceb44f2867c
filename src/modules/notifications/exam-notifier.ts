import { Injectable } from '@nestjs/common';
import { examEntries } from '../../../projections/exams/exam-entries';
import { examFormRevisions, revisionId } from '../../../projections/exams/exam-form-revisions';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import { idFrom } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import type { ExamEntryEvents } from '../exams/entries/exam-entries.events';
import { Notifier } from './notifier';

export interface ExamRescored {
  readonly stream: string;
  readonly eventId: string;
}

@Injectable()
export class ExamNotifier {
  constructor(
    private readonly views: Views,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly notifier: Notifier,
  ) {}

  async rescored({ stream, eventId }: ExamRescored): Promise<void> {
    await this.projector.caughtUp(examEntries, examFormRevisions);
    const event = (await this.history.read(stream)).find(({ id }) => id === eventId);
    if (!event) return;
    const { entryId, studentId, formId, formRevision, before, scored } =
      event.data as unknown as ExamEntryEvents['ExamScored'];
    const [entry, revision] = await Promise.all([
      this.views.get(examEntries, entryId),
      this.views.get(examFormRevisions, revisionId(formId, formRevision)),
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
