import type { Body, Query } from '../../../../contract/calls';
import type { ExamType } from '../../../../contract/exam-definitions';
import { changeFault } from '../../../../contract/exam-form-rules';
import { examFormRules, type FormChange } from '../../../../contract/exam-forms';
import { examRules } from '../../../../contract/exams';
import { IfPresent, Numeric, Text, Without } from '../../../platform/http/rule.decorator';

export class ExamTypeDto implements Query<'GET /exams/forms'> {
  @IfPresent() @Text(examRules.testType) type?: ExamType;
}

export class TargetFormDto extends ExamTypeDto implements Query<'POST /exams/form-imports'> {
  @IfPresent() @Text(examRules.examCode) code?: string;
}

export class FormCorrectionDto implements Body<'POST /exams/forms/{formId}/corrections'> {
  @Without(changeFault) change: FormChange;
  @Text(examFormRules.reason) reason: string;
  @Numeric(examFormRules.revision) revision: number;
}
