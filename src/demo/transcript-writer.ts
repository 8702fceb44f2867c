import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/event';
import { requestIdOf } from '../modules/transcripts/student-transcripts.controller';
import { transcripts } from '../modules/transcripts/transcripts.decider';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { dateInNewYork } from '../platform/new-york';
import { as } from './acting';
import { readDemoColleges, readDemoLists, type DemoRequest } from './content';

/** Students ask for transcripts and reports, some of which their counselor has marked as sent. */
@Injectable()
export class DemoTranscripts {
  constructor(private readonly dispatcher: Dispatcher) {}

  async write(counselor: Actor, students: readonly string[]): Promise<void> {
    const names = new Map(readDemoColleges().map(({ ceeb, name }) => [ceeb, name]));
    for (const { student, requests = {} } of readDemoLists())
      for (const [ceebCode, asked] of Object.entries(requests))
        for (const request of asked)
          await this.ask(
            counselor,
            students[student]!,
            { ceebCode, collegeName: names.get(ceebCode)! },
            request,
          );
  }

  private async ask(
    counselor: Actor,
    studentId: string,
    college: { readonly ceebCode: string; readonly collegeName: string },
    { documents, requested, sent, way = 'common-app' }: DemoRequest,
  ): Promise<void> {
    const requestedOn = dateInNewYork(-requested);
    const all = documents.map((document) => ({
      ...college,
      requestId: requestIdOf(studentId, college.ceebCode, document),
      ...{ document, requestedOn, requestedBy: 'student' as const },
    }));
    await as({ id: studentId, role: 'student' }, () =>
      this.dispatcher.dispatch(transcripts, studentId, 'Request', { studentId, documents: all }),
    );
    if (sent === undefined) return;
    const sending = { senderId: counselor.id, sentOn: dateInNewYork(-sent), way, today: dateInNewYork() };
    const requestIds = all.map(({ requestId }) => requestId);
    await as(counselor, () =>
      this.dispatcher.dispatch(transcripts, studentId, 'Send', { studentId, requestIds, ...sending }),
    );
  }
}
