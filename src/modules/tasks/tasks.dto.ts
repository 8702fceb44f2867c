import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  Matches,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { collegeRules } from '../../../contract/colleges';
import { studentIdsFault } from '../../../contract/students';
import { batchFault, daysBeforeFault, type BatchStudent } from '../../../contract/task-batches';
import { completionFault, TASK_TYPES, taskRules, type TaskType } from '../../../contract/tasks';
import { Fixed, IfPresent, Numeric, telling, Text, Without } from '../../platform/http/rule.decorator';
import { camelCased } from '../../platform/http/wire-names';
import { ruleMessage } from '../../platform/messages';
import type { TaskFields } from './tasks.events';
import { t } from './messages';

const IsCeebCode = (options: ValidationOptions = {}) => {
  const { value, fault } = collegeRules.ceebCode.pattern;
  return Matches(value, telling(ruleMessage(fault), options));
};

const IsTaskType = () => IsIn(TASK_TYPES, telling(t('unknownType')));

export class TaskTextDto {
  @IfPresent() @Text(taskRules.description) description?: string;
  @IfPresent() @Text(taskRules.dueDate) due_date?: string | null;
  @IfPresent()
  @IsBoolean(telling(t('modifiableYesOrNo')))
  due_date_can_be_modified?: boolean;
  @IfPresent() @Text(taskRules.importance) importance?: string;
  @IfPresent() @Numeric(taskRules.weightedImportance) weighted_importance?: number;
  @IfPresent() @Numeric(taskRules.approxTotalHours) approx_total_hours?: number;
  @IfPresent() @Text(taskRules.notes) notes?: string;
}

export class TaskFieldsDto extends TaskTextDto {
  @IfPresent() @Text(taskRules.externalId) external_id?: string;
}

export class NewTaskDto extends TaskFieldsDto implements Body<'POST /v2/tasks'> {
  @Text(taskRules.name) name: string;
  @IsTaskType() type: TaskType;
}

export class TaskEditDto extends TaskFieldsDto implements Body<'PATCH /v2/tasks/{taskId}'> {
  @IfPresent() @Text(taskRules.name) name?: string;
  @Fixed(t('typeFixed')) type?: undefined;
}

export class TaskBatchDto implements Body<'POST /v2/tasks/custom/{taskId}/batches'> {
  @Without(batchFault) students: BatchStudent[];
}

export class DeadlineRuleDto implements Body<'POST /v2/tasks/due-dates'> {
  @Without(studentIdsFault) user_ids: string[];
  @Without(daysBeforeFault) days_before: number;
  @IfPresent() @IsCeebCode() ceeb?: string;
}

export class NewReminderDto implements Body<'POST /v2/tasks/reminders'> {
  @Text(taskRules.customName) name: string;
  @IfPresent() @Text(taskRules.notes) notes?: string;
  @IfPresent() @Text(taskRules.dueDate) due_date?: string;
}

export class ExternalIdDto implements Query<'GET /v2/tasks'> {
  @IsString(telling(t('noExternalId'))) externalId = '';
}

abstract class AudienceDto {
  @IfPresent() @Equals(true, telling(t('applyToAllTrue'))) apply_to_all?: true;
}

const unlessAll = () => ValidateIf(({ apply_to_all }: AudienceDto) => apply_to_all !== true);

export class StudentAudienceDto
  extends AudienceDto
  implements Body<'POST /v2/tasks/custom/{taskId}/students'>
{
  @unlessAll()
  @IsArray(telling(t('chooseStudents')))
  @ArrayMinSize(1, telling(t('chooseStudents')))
  @ArrayMaxSize(5000, telling(t('tooManyStudents')))
  @IsUUID(undefined, telling(t('chooseStudents'), { each: true }))
  user_ids: string[] = [];

  @IfPresent() @Text(taskRules.dueDate) due_date?: string;
}

export class CollegeAudienceDto
  extends AudienceDto
  implements Body<'POST /v2/tasks/standard/{taskId}/colleges'>
{
  @unlessAll()
  @IsArray(telling(t('chooseColleges')))
  @ArrayMinSize(1, telling(t('chooseColleges')))
  @ArrayMaxSize(5000, telling(t('tooManyColleges')))
  @IsCeebCode({ each: true })
  ceeb_codes: string[] = [];
}

export class CompletionDto implements Body<'PATCH /v2/tasks/student/{assignmentId}'> {
  @ValidateIf((_object, value: unknown) => value !== null)
  @Without((value) => completionFault(value, Date.now()))
  completed_date: string | null;
}

export class TaskSearchDto implements Query<'GET /v2/tasks/all'> {
  @IfPresent() @IsTaskType() type?: TaskType;
}

/** Selects the assignment for this college, or with '' the one without a college. */
export class OfCollegeDto implements Query<'DELETE /v2/tasks/{taskId}/student/{studentId}'> {
  @IfPresent() @IsCeebCode() ceeb?: string;
}

export class DueDateDto
  implements Body<'PATCH /v2/tasks/{taskId}/student/{studentId}'>, Body<'PATCH /v2/tasks/reminders/{taskId}'>
{
  @ValidateIf((_object, value: unknown) => value !== null)
  @Text(taskRules.dueDate)
  due_date: string | null;
}

const CLEARED: Partial<TaskFields> = {
  externalId: null,
  description: '',
  dueDate: null,
  importance: '',
  weightedImportance: null,
  approxTotalHours: null,
  notes: '',
};

/** The fields that the body names; null and an empty text clear one. */
export function fieldsOf(body: TaskTextDto & { name?: string; external_id?: string }): Partial<TaskFields> {
  const given = Object.entries(camelCased(body)).map(
    ([name, value]) =>
      [name, value === null || value === '' ? CLEARED[name as keyof TaskFields] : value] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
