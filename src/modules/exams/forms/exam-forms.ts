import { Injectable } from '@nestjs/common';
import { formIdsOf, isSameCode, type ExamType } from '../../../../contract/exam-definitions';
import { examForms, type ExamFormView } from '../../../../projections/exams/exam-forms';
import { Views } from '../../../platform/document-store/views';
import type { ExamForm } from './exam-form.decider';
import { SAMPLE_FORMS } from './sample-forms';

/** Lists all forms: those that were imported or changed, and the sample forms that were not. */
@Injectable()
export class ExamForms {
  constructor(private readonly views: Views) {}

  async list(type?: ExamType): Promise<ExamForm[]> {
    const found = await this.views.find(examForms, { ...(type && { where: { type } }), sort: { code: 1 } });
    const recorded = new Map(found.map((form) => [form.id, formOf(form)]));
    const samples = [...SAMPLE_FORMS.values()].filter((form) => !type || form.type === type);
    const current = samples.map((form) => recorded.get(form.formId) ?? form);
    return [...current, ...[...recorded.values()].filter(({ formId }) => !SAMPLE_FORMS.has(formId))];
  }

  async get(formId: string): Promise<ExamForm | null> {
    const found = await this.views.get(examForms, formId);
    return found ? formOf(found) : (SAMPLE_FORMS.get(formId) ?? null);
  }

  async named(type: ExamType, code: string): Promise<ExamForm | null> {
    const found = [...(await this.getMany(formIdsOf(type, code))).values()];
    return found.find((form) => form.type === type && isSameCode(form.code, code)) ?? null;
  }

  async getMany(formIds: readonly string[]): Promise<Map<string, ExamForm>> {
    const found = await this.views.getMany(examForms, formIds);
    return new Map(
      formIds.flatMap((formId) => {
        const recorded = found.get(formId);
        const form = recorded ? formOf(recorded) : SAMPLE_FORMS.get(formId);
        return form ? [[formId, form] as const] : [];
      }),
    );
  }
}

const formOf = ({ id: formId, ...form }: ExamFormView): ExamForm => ({ formId, ...form });
