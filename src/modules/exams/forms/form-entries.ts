import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { examEntries, type ExamEntryView } from '../../../../projections/exams/exam-entries';
import { Views } from '../../../platform/document-store/views';

const ON_A_PAGE = 100;

/** Reads the entries of a form in batches, so that other work can run in between. */
@Injectable()
export class FormEntries {
  constructor(private readonly views: Views) {}

  count(formId: string): Promise<number> {
    return this.views.count(examEntries, { formId });
  }

  /** With a revision, only the entries whose scores it changed. */
  async *pages(formId: string, rescored?: number): AsyncIterable<readonly ExamEntryView[]> {
    for (let after = ''; ;) {
      const where = { formId, ...(rescored !== undefined && { rescored }), id: { gt: after } };
      const page = await this.views.find(examEntries, { where, sort: { id: 1 }, limit: ON_A_PAGE });
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
      await nextTurn();
    }
  }
}
