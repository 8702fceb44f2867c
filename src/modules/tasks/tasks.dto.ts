import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsString,
  IsUUID,
  Matches,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { TASK_TYPES, type TaskDefinitionAttributes, type TaskType } from '../../../contract/resources';
import { taskRules } from '../../../contract/rules';
import { IfGiven, Numeric, Text } from '../../platform/http/rule.decorator';
import type { TaskFields } from './tasks.events';

const IsPlainDate = () =>
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    message: 'Due date must be a date such as 2027-01-15',
  });

const IsCeebCode = (options: ValidationOptions = {}) =>
  Matches(/^(\d{4,6}|U\d{6})$/, { ...options, message: 'A CEEB code has four to six digits' });

/** The fields of a task, each of which may be left out or empty. */
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

export class ExternalIdDto {
  @IsString({ message: 'Say which external id' }) externalId = '';
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
  @IsCeebCode({ each: true })
  ceeb_codes: string[] = [];
}

/** Of the forms of ISO 8601 the one that a clock reads: no weeks, no days of the year, no parts of an hour. */
const INSTANT =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?)?$/;

export class CompletionDto {
  @ValidateIf((_object, value: unknown) => value !== null)
  @Matches(INSTANT, { message: 'completed_date must be a date or null' })
  @IsISO8601({ strict: true }, { message: 'completed_date must be a date or null' })
  completed_date: string | null;
}

export class TaskSearchDto {
  @IfGiven() @IsIn(TASK_TYPES, { message: 'Type must be standard, custom or college' }) type?: TaskType;
}

/** Of a task that a student has for several colleges, the one for this college. */
export class OfCollegeDto {
  @IfGiven() @IsCeebCode() ceeb?: string;
}

export class DueDateDto {
  @ValidateIf((_object, value: unknown) => value !== null)
  @IsPlainDate()
  due_date: string | null;
}

/** A field's name in the history beside the one on the wire, and what it is when left empty. */
const FIELDS = {
  external_id: ['externalId', null],
  name: ['name', undefined],
  description: ['description', ''],
  due_date: ['dueDate', null],
  due_date_can_be_modified: ['dueDateCanBeModified', undefined],
  importance: ['importance', ''],
  weighted_importance: ['weightedImportance', null],
  approx_total_hours: ['approxTotalHours', null],
  notes: ['notes', ''],
} as const satisfies Partial<
  Record<keyof TaskDefinitionAttributes, readonly [keyof TaskFields, '' | null | undefined]>
>;

/** The fields that the body names; null and an empty text clear one. */
export function fieldsOf(body: TaskEditDto): Partial<TaskFields> {
  const given = Object.entries(FIELDS).map(([wire, [name, empty]]) => {
    const value = body[wire as keyof typeof FIELDS];
    return [name, value === null || value === '' ? empty : value] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
