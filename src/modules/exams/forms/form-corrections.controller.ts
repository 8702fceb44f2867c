import { Controller, Get, Param, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, ReadsOnly, Roles } from '../../../platform/http/route.decorators';
import { requireFound } from '../../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { ExamForms } from './exam-forms';
import { FormCorrections } from './form-corrections';
import { FormRevisions } from './form-revisions';
import { t } from './messages';

@Controller('exams/forms/:formId')
@Roles('admin', 'exam_admin')
export class FormCorrectionsController {
  constructor(
    private readonly forms: ExamForms,
    private readonly corrections: FormCorrections,
    private readonly formRevisions: FormRevisions,
  ) {}

  @Get('revisions')
  async revisions(
    @Param('formId') formId: string,
  ): Promise<ResponseOf<'GET /exams/forms/{formId}/revisions'>> {
    const form = requireFound(await this.forms.get(formId), t('exam-form-not-found'));
    return { data: await this.formRevisions.list(form) };
  }

  @Post('corrections/preview')
  @ReadsOnly()
  preview(
    @CurrentUser() user: SessionUser,
    @Param('formId') formId: string,
    @Body() correction: ParsedBody<'POST /exams/forms/{formId}/corrections/preview'>,
  ): Promise<ResponseOf<'POST /exams/forms/{formId}/corrections/preview'>> {
    return this.corrections.preview(user, formId, correction);
  }

  @Post('corrections')
  async correct(
    @Param('formId') formId: string,
    @Body() correction: ParsedBody<'POST /exams/forms/{formId}/corrections'>,
  ): Promise<ResponseOf<'POST /exams/forms/{formId}/corrections'>> {
    return { data: await this.corrections.apply(formId, correction) };
  }
}
