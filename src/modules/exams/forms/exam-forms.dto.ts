import type { Query } from '../../../../contract/calls';
import type { ExamType } from '../../../../contract/exam-definitions';
import { examRules } from '../../../../contract/exams';
import { IfGiven, Text } from '../../../platform/http/rule.decorator';

export class ExamTypeDto implements Query<'GET /exams/forms'> {
  @IfGiven() @Text(examRules.testType) type?: ExamType;
}

export class MeantFormDto extends ExamTypeDto implements Query<'POST /exams/form-imports'> {
  @IfGiven() @Text(examRules.examCode) code?: string;
}
