import { Injectable } from '@nestjs/common';
import { examEntries, type ExamEntryView } from '../../../../projections/exams/exam-entries';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import type { Where } from '../../../platform/document-store/document-store';
import { Views } from '../../../platform/document-store/views';
import type { ExamForm } from '../forms/exam-form';
import { ExamForms } from '../forms/exam-forms';
import { t } from './messages';

export const noTests = () => new Rejected('not-found', t('exam-not-found'));

@Injectable()
export class ExamQueries {
  constructor(
    private readonly views: Views,
    private readonly forms: ExamForms,
  ) {}

  of(
    { id, role }: SessionUser,
    studentId: string,
    narrowed: Where,
    limit?: number,
  ): Promise<ExamEntryView[]> {
    const where = { studentId, ...narrowed, ...(role === 'exam_admin' && { enteredBy: id }) };
    return this.views.find(examEntries, { where, sort: { dateTaken: -1 }, ...(limit && { limit }) });
  }

  async one({ id, role }: SessionUser, studentId: string, entryId: string): Promise<ExamEntryView> {
    const entry = await this.views.get(examEntries, entryId);
    const isHidden = role === 'exam_admin' && entry?.enteredBy !== id;
    if (entry?.studentId !== studentId || isHidden) throw noTests();
    return entry;
  }

  async formOf(formId: string): Promise<ExamForm> {
    const form = await this.forms.get(formId);
    if (!form) throw noTests();
    return form;
  }
}
