import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import { STUDENTS_AND_STAFF } from '../../../../contract/roles';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { requireFound } from '../../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { csvFile } from '../../../platform/http/csv-file';
import type { ExamForm } from './exam-form.decider';
import { ExamForms } from './exam-forms';
import { keyRows, scaleRows } from './form-export';
import { t } from './messages';

@Controller('exams/forms')
export class ExamFormsController {
  constructor(
    private readonly forms: ExamForms,
    private readonly views: Views,
  ) {}

  @Roles(...STUDENTS_AND_STAFF)
  @Get()
  async list(
    @CurrentUser() { role }: SessionUser,
    @Query() { type }: ParsedQuery<'GET /exams/forms'>,
  ): Promise<ResponseOf<'GET /exams/forms'>> {
    const forms = await this.forms.list(type);
    const entries =
      role === 'admin' || role === 'exam_admin'
        ? await this.views.countBy(examEntries, 'formId', {
            formId: { in: forms.map(({ formId }) => formId) },
          })
        : undefined;
    return {
      data: forms.map((form) => ({
        id: form.formId,
        attributes: { ...attributesOf(form), ...(entries && { entries: entries.get(form.formId) ?? 0 }) },
        relationships: {},
      })),
    };
  }

  @Roles('admin', 'exam_admin')
  @Get(':formId')
  async one(@Param('formId') formId: string): Promise<ResponseOf<'GET /exams/forms/{formId}'>> {
    const form = await this.known(formId);
    const { sections, scale } = form;
    const entries = await this.views.count(examEntries, { formId });
    const attributes = { ...attributesOf(form), sections, scale, entries };
    return { data: { id: formId, attributes, relationships: {} } };
  }

  @Roles('admin', 'exam_admin')
  @Get(':formId/key.csv')
  async key(@Param('formId') formId: string): Promise<StreamableFile> {
    return csvFile(`${formId}-key.csv`, keyRows(await this.known(formId)), AS_IMPORTED);
  }

  @Roles('admin', 'exam_admin')
  @Get(':formId/scale.csv')
  async scale(@Param('formId') formId: string): Promise<StreamableFile> {
    return csvFile(`${formId}-scale.csv`, scaleRows(await this.known(formId)), AS_IMPORTED);
  }

  private async known(formId: string): Promise<ExamForm> {
    return requireFound(await this.forms.get(formId), t('exam-form-not-found'));
  }
}

/** Files that are imported again keep negative answers as they are. */
const AS_IMPORTED = { escape_formulas: false };

const attributesOf = ({ type, code, sample, revision, scale }: ExamForm) => ({
  type,
  code,
  sample,
  revision,
  scaled: Object.keys(scale).length > 0,
});
