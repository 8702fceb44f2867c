import { Injectable } from '@nestjs/common';
import { formIdOf } from '../../contract/exam-definitions';
import type { Actor } from '../kernel/event';
import { ExamEntries } from '../modules/exams/entries/exam-entries';
import { SAMPLE_FORMS } from '../modules/exams/forms/sample-forms';
import { mapInBatches } from '../platform/dispatch/dispatcher';
import { dateInNewYork } from '../platform/new-york';
import { as } from './acting';
import { readDemoExams } from './content';
import { answersTo } from './exam-answers';

@Injectable()
export class DemoExams {
  constructor(private readonly entries: ExamEntries) {}

  async write(counselor: Actor, students: readonly string[]): Promise<void> {
    await mapInBatches(readDemoExams(), ({ student, type, code, daysAgo, enteredBy, ...knowledge }) => {
      const studentId = students[student]!;
      const answers = answersTo(SAMPLE_FORMS.get(formIdOf(type, code))!, knowledge, `${student} ${code}`);
      const submission = { type, code, dateTaken: dateInNewYork(-daysAgo), answers };
      const actor: Actor = enteredBy === 'student' ? { id: studentId, role: 'student' } : counselor;
      return as(actor, () => this.entries.enter(studentId, submission));
    });
  }
}
