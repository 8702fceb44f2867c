import { Injectable } from '@nestjs/common';
import type { TestScore } from '../../../contract/test-scores';
import { countedTests, examEntries, type ExamEntryView } from '../../../projections/exams/exam-entries';
import {
  examFormRevisions,
  revisionId,
  type ExamFormRevision,
} from '../../../projections/exams/exam-form-revisions';
import type { ErasedBy } from '../../kernel/erasure';
import type { AnyRecordedEvent } from '../../kernel/event';
import { replay } from '../../kernel/projection';
import { Views } from '../../platform/document-store/views';

export { countedTests, resultOf, sectionScores } from '../../../projections/exams/exam-entries';
export { areSameScores } from '../../../projections/exams/exam-scores';
export type { ExamEntryView };

@Injectable()
export class ExamReader {
  static readonly views = [examEntries, examFormRevisions] as const;

  constructor(private readonly views: Views) {}

  entry(entryId: string): Promise<ExamEntryView | undefined> {
    return this.views.get(examEntries, entryId);
  }

  entriesOf(studentId: string): Promise<ExamEntryView[]> {
    return this.views.find(examEntries, { where: { studentId } });
  }

  entriesSince(day: string, studentId: string): Promise<ExamEntryView[]> {
    const where = { studentId, dateTaken: { gte: day } };
    return this.views.find(examEntries, { where, sort: { dateTaken: -1 } });
  }

  async countedTestsOf(studentId: string): Promise<TestScore[]> {
    return countedTests(await this.entriesOf(studentId));
  }

  formRevision(formId: string, revision: number): Promise<ExamFormRevision | undefined> {
    return this.views.get(examFormRevisions, revisionId(formId, revision));
  }
}

export const examEntriesAfter = (
  events: readonly AnyRecordedEvent[],
  erasedBy: ErasedBy,
): ExamEntryView[] => [...replay(examEntries, events, erasedBy).values()];
