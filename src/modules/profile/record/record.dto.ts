import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsUUID, ValidateNested } from 'class-validator';
import type { Body } from '../../../../contract/calls';
import { TEST_TYPES, testRules, type TestType } from '../../../../contract/test-scores';
import {
  activityRules,
  courseRules,
  gradesFault,
  honorRules,
  MAX_ITEMS,
  type HonorType,
} from '../../../../contract/record';
import { IfPresent, Numeric, telling, Text, Without } from '../../../platform/http/rule.decorator';
import { ruleMessage } from '../../../platform/messages';
import { t } from '../messages';

/** The item that an edit is based on. */
const Expected =
  (form: () => new () => object): PropertyDecorator =>
  (target, name) => {
    IfPresent()(target, name);
    IsObject(telling(t('noExpectation')))(target, name);
    ValidateNested()(target, name);
    Type(form)(target, name);
  };

export class ActivityDto implements Body<'POST /users/extra-curricular'> {
  @Text(activityRules.title) title: string;
  @Text(activityRules.description) description: string;
  @Text(activityRules.startYear) startYear: string;
  @Text(activityRules.endYear) endYear: string;
  @Numeric(activityRules.weeksPerYear) weeksPerYear: number;
  @Numeric(activityRules.hoursPerWeek) hoursPerWeek: number;
}

export class EditedActivityDto extends ActivityDto implements Body<'PATCH /users/extra-curricular/{id}'> {
  @Expected(() => ActivityDto) expected?: ActivityDto;
}

export class ActivityOrderDto implements Body<'PUT /users/extra-curricular/order'> {
  @IsArray(telling(t('noOrder')))
  @ArrayMaxSize(MAX_ITEMS, telling(t('noOrder')))
  @IsUUID(undefined, telling(t('noOrder'), { each: true }))
  ids: string[];
}

export class HonorDto implements Body<'POST /users/honors'> {
  @Text(honorRules.title) title: string;
  @Text(honorRules.description) description: string;
  @Text(honorRules.type) type: HonorType;
  @Text(honorRules.dateReceived) dateReceived: string;
}

export class EditedHonorDto extends HonorDto implements Body<'PATCH /users/honors/{id}'> {
  @Expected(() => HonorDto) expected?: HonorDto;
}

class SemesterGradesDto {
  @IfPresent() @Text(courseRules.semester1) semester1: string | null = null;
  @IfPresent() @Text(courseRules.semester2) semester2: string | null = null;
}

export class CourseDto implements Body<'POST /users/course'> {
  @Text(courseRules.name) name: string;
  @Text(courseRules.gradeYear) gradeYear: string;
  @Without((grades) => gradesFault(grades as SemesterGradesDto))
  @IsObject(telling(ruleMessage({ code: 'semesterGradeMissing' })))
  @ValidateNested()
  @Type(() => SemesterGradesDto)
  semesterGrades: SemesterGradesDto;
}

export class EditedCourseDto extends CourseDto implements Body<'PATCH /users/course/{id}'> {
  @Expected(() => CourseDto) expected?: CourseDto;
}

export class TestScoreDto implements Body<'POST /users/test'> {
  @IsIn(TEST_TYPES, telling(t('unknownTest'))) type: TestType;
  @Text(testRules.dateTaken) dateTaken: string;
  /** One number for each section of the test. */
  @IsObject(telling(ruleMessage({ code: 'required', field: 'scores' }))) scores: Record<string, number>;
}
