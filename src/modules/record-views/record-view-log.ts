import { Injectable } from '@nestjs/common';
import type { RecordViews, Viewing } from '../../platform/auth/record-views';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { currentContext, idFrom } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { dateInNewYork } from '../../platform/new-york';
import { recordView } from './record-view.decider';
import type { RecordViewEvents } from './record-views.events';

export const RECORD_VIEW = 'record-views-record';

export type RecordView = RecordViewEvents['RecordViewed'];

/** This many views are remembered by a process, which adds only one job for each. */
const REMEMBERED = 10_000;

/** Adds a job before the response is sent, so that a slow history delays no reader and loses no view. */
@Injectable()
export class RecordViewLog implements RecordViews {
  private readonly noted = new Set<string>();

  constructor(
    private readonly jobs: Jobs,
    private readonly dispatcher: Dispatcher,
  ) {}

  async note(studentId: string, what: Viewing['what']): Promise<void> {
    const { id: viewerId, role } = currentContext().actor;
    if (viewerId === studentId) return;
    const viewId = idFrom('record-view', viewerId, studentId, what, dateInNewYork());
    if (this.noted.has(viewId)) return;
    const viewerRole = role as RecordView['viewerRole'];
    const viewedAt = new Date().toISOString();
    const seen: RecordView = { viewId, studentId, viewerId, viewerRole, what, viewedAt };
    await this.jobs.add(RECORD_VIEW, seen, { id: viewId });
    if (this.noted.size >= REMEMBERED) this.noted.clear();
    this.noted.add(viewId);
  }

  async record(seen: RecordView): Promise<void> {
    await this.dispatcher.dispatch(recordView, seen.viewId, 'Record', seen);
  }
}
