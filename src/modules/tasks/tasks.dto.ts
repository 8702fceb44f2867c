import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsUUID,
  Matches,
  ValidateIf,
} from 'class-validator';
import { TASK_TYPES, type TaskDefinitionAttributes, type TaskType } from '../../../contract/resources';
import { taskRules } from '../../../contract/rules';
import { IfGiven, Numeric, Text } from '../../platform/http/rule.decorator';
import type { TaskFields } from './tasks.events';

const IsPlainDate = () =>
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    message: 'Due date must be a date such as 2027-01-15',
  });

/** The fields of a task, each of which may be left out. */
export class TaskFieldsDto {
  @IfGiven() @Text(taskRules.externalId) external_id?: string;
  @IfGiven() @Text(taskRules.description) description?: string;
  @IfGiven() @IsPlainDate() due_date?: string | null;
  @IfGiven()
  @IsBoolean({ message: 'Due date can be modified must be yes or no' })
  due_date_can_be_modified?: boolean;
  @IfGiven() @Text(taskRules.importance) importance?: string;
  @IfGiven() @Type(() => Number) @Numeric(taskRules.weightedImportance) weighted_importance?: number;
  @IfGiven() @Type(() => Number) @Numeric(taskRules.approxTotalHours) approx_total_hours?: number;
  @IfGiven() @Text(taskRules.notes) notes?: string;
}

export class NewTaskDto extends TaskFieldsDto {
  @Text(taskRules.name) name: string;
  @IsIn(TASK_TYPES, { message: 'Type must be standard, custom or college' }) type: TaskType;
}

export class TaskEditDto extends TaskFieldsDto {
  @IfGiven() @Text(taskRules.name) name?: string;
}

abstract class AudienceDto {
  @IfGiven() @Equals(true, { message: 'apply_to_all must be true where it is given' }) apply_to_all?: true;
}

const unlessAll = () => ValidateIf(({ apply_to_all }: AudienceDto) => apply_to_all !== true);

export class StudentAudienceDto extends AudienceDto {
  @unlessAll()
  @IsArray({ message: 'Choose the students' })
  @ArrayMaxSize(5000, { message: 'At most 5000 students at once' })
  @IsUUID(undefined, { each: true, message: 'Choose the students' })
  user_ids: string[] = [];

  @IfGiven() @IsPlainDate() due_date?: string;
}

export class CollegeAudienceDto extends AudienceDto {
  @unlessAll()
  @IsArray({ message: 'Choose the colleges' })
  @ArrayMaxSize(5000, { message: 'At most 5000 colleges at once' })
  @Matches(/^(\d{4,6}|U\d{6})$/, { each: true, message: 'A CEEB code has four to six digits' })
  ceeb_codes: string[] = [];
}

export class CompletionDto {
  @ValidateIf((_object, value: unknown) => value !== null)
  @IsISO8601({ strict: true }, { message: 'completed_date must be a date or null' })
  completed_date: string | null;
}

export class DueDateDto {
  @ValidateIf((_object, value: unknown) => value !== null)
  @IsPlainDate()
  due_date: string | null;
}

/** Today's name of a field, beside the one it has on the wire. */
const FIELD_NAMES = {
  external_id: 'externalId',
  name: 'name',
  description: 'description',
  due_date: 'dueDate',
  due_date_can_be_modified: 'dueDateCanBeModified',
  importance: 'importance',
  weighted_importance: 'weightedImportance',
  approx_total_hours: 'approxTotalHours',
  notes: 'notes',
} as const satisfies Partial<Record<keyof TaskDefinitionAttributes, keyof TaskFields>>;

/** The fields that the body names. */
export function fieldsOf(body: TaskEditDto): Partial<TaskFields> {
  const given = Object.entries(FIELD_NAMES).filter(
    ([wire]) => body[wire as keyof typeof FIELD_NAMES] !== undefined,
  );
  return Object.fromEntries(given.map(([wire, name]) => [name, body[wire as keyof typeof FIELD_NAMES]]));
}
