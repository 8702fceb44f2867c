import { Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { readAnswers, writeAnswers } from '../../../../contract/exam-answers';
import type { ExamType } from '../../../../contract/exam-definitions';
import { MAX_RESULTS } from '../../../../contract/exams';
import { STUDENTS_AND_STAFF, type Role } from '../../../../contract/roles';
import { examEntries, resultOf, type ExamEntryView } from '../../../../projections/exams/exam-entries';
import { Rejected } from '../../../kernel/errors';
import {
  Body,
  ForStudent,
  ForStudentInHeader,
  Limits,
  OWN_WRITES,
  Query,
  ReadsOnly,
  RefusesWith,
} from '../../../platform/http/route.decorators';
import { forbidden } from '../../../platform/auth/access.guard';
import { CurrentStudent, CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import type { Where } from '../../../platform/document-store/document-store';
import { Views } from '../../../platform/document-store/views';
import { ruleMessage } from '../../../platform/messages';
import { dateInNewYork } from '../../../platform/new-york';
import type { ExamForm } from '../forms/exam-form.decider';
import { ExamForms } from '../forms/exam-forms';
import { ExamEntries, refused, type Submission } from './exam-entries';
import { examEntry, type ExamEntry } from './exam-entry.decider';
import { partScoresOf, reviewOf } from './exam-results';
import { t } from './messages';

const EDITORS: Readonly<Record<ExamType, readonly Role[]>> = {
  SAT: ['counselor', 'account_admin', 'admin'],
  ACT: ['counselor', 'admin'],
};

const noTests = () => new Rejected('not-found', t('exam-not-found'));

@Controller('exams')
export class ExamEntriesController {
  constructor(
    private readonly entries: ExamEntries,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
    private readonly forms: ExamForms,
  ) {}

  @ForStudentInHeader(...STUDENTS_AND_STAFF)
  @Limits(OWN_WRITES)
  @RefusesWith(t('invalid-parameters'))
  @Post('student-entry')
  async enter(
    @Body() body: ParsedBody<'POST /exams/student-entry'>,
    @CurrentStudent() studentId: string,
  ): Promise<ResponseOf<'POST /exams/student-entry'>> {
    const { entryId: id, scoring, ...entry } = await this.entries.enter(studentId, submissionOf(body));
    return {
      data: resultOf({ id, sample: scoring?.sample ?? false, scored: scoring?.scored ?? null, ...entry }),
    };
  }

  @ForStudentInHeader('counselor', 'account_admin', 'admin')
  @RefusesWith(t('invalid-parameters'))
  @Patch('student-entry/:examId')
  async edit(
    @Param('examId') examId: string,
    @Body() body: ParsedBody<'PATCH /exams/student-entry/{examId}'>,
    @CurrentStudent() studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const entry = await this.editable(examId, studentId, user);
    if (entry.removed) throw noTests();
    await this.entries.edit(entry, submissionOf(body));
  }

  @ForStudentInHeader('counselor', 'account_admin', 'admin')
  @Delete('student-entry/:examId')
  async remove(
    @Param('examId') examId: string,
    @CurrentStudent() studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.entries.remove(await this.editable(examId, studentId, user));
  }

  @ForStudentInHeader(...STUDENTS_AND_STAFF)
  @ReadsOnly()
  @Post('calculations')
  async calculations(
    @Query() { startDate, endDate, testType, limit }: ParsedQuery<'POST /exams/calculations'>,
    @CurrentStudent() studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /exams/calculations'>> {
    const dateTaken = { gte: startDate, ...(endDate && { lte: endDate }) };
    const found = await this.entriesOf(user, studentId, { type: testType, dateTaken }, limit || MAX_RESULTS);
    return { data: found.map(resultOf) };
  }

  @ForStudent('studentId', ...STUDENTS_AND_STAFF)
  @Get('student/:studentId')
  async all(
    @Param('studentId') studentId: string,
    @Query() { type }: ParsedQuery<'GET /exams/student/{studentId}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/student/{studentId}'>> {
    return { data: (await this.entriesOf(user, studentId, type ? { type } : {})).map(resultOf) };
  }

  @ForStudentInHeader(...STUDENTS_AND_STAFF)
  @Get(':id/score')
  async score(
    @Param('id') id: string,
    @CurrentStudent() studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/{id}/score'>> {
    const { type, code: examCode, sample, scored } = await this.entryOf(user, studentId, id);
    return {
      data: { id, attributes: { type, examCode, sample }, relationships: partScoresOf(type, scored) },
    };
  }

  @ForStudentInHeader(...STUDENTS_AND_STAFF)
  @Get(':id/audit')
  async review(
    @Param('id') id: string,
    @CurrentStudent() studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/{id}/audit'>> {
    const { type, code: examCode, formId, answers } = await this.entryOf(user, studentId, id);
    const form = await this.formOf(formId);
    return {
      data: { id, attributes: { type, examCode, sample: form.sample }, relationships: {} },
      meta: reviewOf(form, answers ?? []),
    };
  }

  @ForStudentInHeader(...STUDENTS_AND_STAFF)
  @Get(':id')
  async one(
    @Param('id') id: string,
    @CurrentStudent() studentId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/{id}'>> {
    const { type, code, answers, ...entry } = await this.entryOf(user, studentId, id);
    const { dateTaken, sample, counted, formRevision, enteredAt } = entry;
    return {
      data: {
        id,
        attributes: {
          testType: type,
          examCode: code,
          ...{ dateTaken, sample, counted, formRevision, enteredAt },
          sections: writeAnswers(type, answers ?? []),
          editable: EDITORS[type].includes(user.role),
        },
        relationships: {},
      },
    };
  }

  @ForStudentInHeader('student')
  @Limits(OWN_WRITES)
  @Put(':id/counted')
  async count(
    @Param('id') id: string,
    @Body() { counted }: ParsedBody<'PUT /exams/{id}/counted'>,
    @CurrentStudent() studentId: string,
  ): Promise<void> {
    if (!(await this.entries.find(id, studentId))) throw noTests();
    await this.dispatcher.dispatch(examEntry, id, 'Count', { counted });
  }

  private async editable(examId: string, studentId: string, { role }: SessionUser): Promise<ExamEntry> {
    const entry = await this.entries.find(examId, studentId);
    if (!entry) throw noTests();
    if (!EDITORS[entry.type].includes(role)) throw forbidden();
    return entry;
  }

  private entriesOf(
    { id, role }: SessionUser,
    studentId: string,
    narrowed: Where,
    limit?: number,
  ): Promise<ExamEntryView[]> {
    const where = { studentId, ...narrowed, ...(role === 'exam_admin' && { enteredBy: id }) };
    return this.views.find(examEntries, { where, sort: { dateTaken: -1 }, ...(limit && { limit }) });
  }

  private async entryOf(
    { id, role }: SessionUser,
    studentId: string,
    entryId: string,
  ): Promise<ExamEntryView> {
    const entry = await this.views.get(examEntries, entryId);
    const isHidden = role === 'exam_admin' && entry?.enteredBy !== id;
    if (entry?.studentId !== studentId || isHidden) throw noTests();
    return entry;
  }

  private async formOf(formId: string): Promise<ExamForm> {
    const form = await this.forms.get(formId);
    if (!form) throw noTests();
    return form;
  }
}

function submissionOf({
  testType,
  examCode,
  dateTaken,
  sections,
}: ParsedBody<'POST /exams/student-entry'>): Submission {
  if (dateTaken > dateInNewYork(-1)) throw refused('dateTaken', t('date-too-late'));
  const answers = readAnswers(testType, sections);
  if ('issue' in answers) throw refused('sections', ruleMessage(answers.issue));
  return { type: testType, code: examCode, dateTaken, answers };
}
