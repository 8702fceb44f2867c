import { Injectable } from '@nestjs/common';
import { transcripts, type Transcript } from '../../../projections/transcripts/transcripts';
import type { ErasedBy } from '../../kernel/erasure';
import type { AnyRecordedEvent } from '../../kernel/event';
import { replay } from '../../kernel/projection';
import { Views } from '../../platform/document-store/views';

export type { Transcript };

@Injectable()
export class TranscriptReader {
  static readonly views = [transcripts] as const;

  constructor(private readonly views: Views) {}

  /** What was asked for or sent for the student's applications. */
  ofStudent(studentId: string): Promise<Transcript[]> {
    return this.ofStudents([studentId]);
  }

  ofStudents(studentIds: readonly string[]): Promise<Transcript[]> {
    return this.views.find(transcripts, { where: { studentId: { in: studentIds } } });
  }

  /** What is still to be sent for these students; it includes documents for applications that have ended. */
  unsentOf(studentIds: readonly string[]): Promise<Transcript[]> {
    return this.views.find(transcripts, { where: { studentId: { in: studentIds }, isSent: false } });
  }
}

export const transcriptsAfter = (events: readonly AnyRecordedEvent[], erasedBy: ErasedBy): Transcript[] => [
  ...replay(transcripts, events, erasedBy).values(),
];
