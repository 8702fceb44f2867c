import { IsArray, IsBoolean } from 'class-validator';
import { readAnswers } from '../../../../contract/exam-answers';
import type { Body, Query } from '../../../../contract/calls';
import type { ExamType } from '../../../../contract/exam-definitions';
import { examRules, type ExamEntry } from '../../../../contract/exams';
import { IfPresent, Numeric, RefusedWith, telling, Text } from '../../../platform/http/rule.decorator';
import { dateInNewYork } from '../../../platform/new-york';
import { ruleMessage } from '../../../platform/messages';
import { refused, type Submission } from './exam-entries';
import { t } from './messages';

@RefusedWith(t('invalid-parameters'))
export class ExamEntryDto implements Body<'POST /exams/student-entry'> {
  @Text(examRules.testType) testType: ExamType;
  @Text(examRules.examCode) examCode: string;
  @Text(examRules.dateTaken) dateTaken: string;
  /** The type of the test determines the sections. */
  @IsArray(telling(t('no-sections'))) sections: ExamEntry['sections'];
}

export class ExamTypeDto implements Query<'GET /exams/student/{studentId}'> {
  @IfPresent() @Text(examRules.testType) type?: ExamType;
}

export class CalculationDto implements Query<'POST /exams/calculations'> {
  @Text(examRules.startDate) startDate: string;
  @IfPresent() @Text(examRules.endDate) endDate?: string;
  @Text(examRules.testType) testType: ExamType;
  @IfPresent() @Numeric(examRules.limit) limit?: number;
}

export class CountedDto implements Body<'PUT /exams/{id}/counted'> {
  @IsBoolean(telling(t('counted-yes-or-no'))) counted: boolean;
}

/** Throws unless the answers have exactly the sections of their type. */
export function submissionOf({ testType, examCode, dateTaken, sections }: ExamEntryDto): Submission {
  if (dateTaken > dateInNewYork(-1)) throw refused('dateTaken', t('date-too-late'));
  const answers = readAnswers(testType, sections);
  if ('fault' in answers) throw refused('sections', ruleMessage(answers.fault));
  return { type: testType, code: examCode, dateTaken, answers };
}
