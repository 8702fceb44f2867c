import { Injectable } from '@nestjs/common';
import { examForms } from '../../../../projections/exams/exam-forms';
import { Projector } from '../../../platform/projector/projector';
import { ExamForms } from './exam-forms';
import { planForms, type FormPlan } from './form-plan';
import type { CheckedFormRow } from './form-rows';

@Injectable()
export class FormPlanner {
  constructor(
    private readonly forms: ExamForms,
    private readonly projector: Projector,
  ) {}

  async plan(rows: readonly CheckedFormRow[]): Promise<FormPlan> {
    await this.projector.caughtUp(examForms);
    const existing = await this.forms.list();
    return planForms(rows, new Map(existing.map((form) => [form.formId, form])));
  }
}
