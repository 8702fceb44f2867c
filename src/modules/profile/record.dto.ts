import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, IsUUID, ValidateNested } from 'class-validator';
import { TEST_TYPES, testRules, type TestType } from '../../../contract/profile';
import {
  activityRules,
  courseRules,
  honorRules,
  MOST_ITEMS,
  recordMessages,
  type Activity,
  type Honor,
  type HonorType,
} from '../../../contract/record';
import { IfGiven, Numeric, Text, Without } from '../../platform/http/rule.decorator';

export class ActivityDto implements Activity {
  @Text(activityRules.title) title: string;
  @Text(activityRules.description) description: string;
  @Text(activityRules.startYear) startYear: string;
  @Text(activityRules.endYear) endYear: string;
  @Numeric(activityRules.weeksPerYear) weeksPerYear: number;
  @Numeric(activityRules.hoursPerWeek) hoursPerWeek: number;
}

const ORDER = { message: 'Name the activities in their order' };

export class ActivityOrderDto {
  @IsArray(ORDER) @ArrayMaxSize(MOST_ITEMS, ORDER) @IsUUID(undefined, { ...ORDER, each: true }) ids: string[];
}

export class HonorDto implements Honor {
  @Text(honorRules.title) title: string;
  @Text(honorRules.description) description: string;
  @Text(honorRules.type) type: HonorType;
  @Text(honorRules.dateReceived) dateReceived: string;
}

class SemesterGradesDto {
  @IfGiven() @Text(courseRules.semester1) semester1?: string | null;
  @IfGiven() @Text(courseRules.semester2) semester2?: string | null;
}

const gradeMissing = (grades: unknown) => {
  const { semester1, semester2 } = (grades ?? {}) as SemesterGradesDto;
  return semester1 || semester2 ? undefined : recordMessages.semesterGradeMissing;
};

export class CourseDto {
  @Text(courseRules.name) name: string;
  @Text(courseRules.gradeYear) gradeYear: string;
  @Without(gradeMissing)
  @IsObject({ message: recordMessages.semesterGradeMissing })
  @ValidateNested()
  @Type(() => SemesterGradesDto)
  semesterGrades: SemesterGradesDto;
}

export class TestScoreDto {
  @IsIn(TEST_TYPES, { message: 'Type must be PSAT, SAT, ACT or TOEFL' }) type: TestType;
  @Text(testRules.dateTaken) dateTaken: string;
  /** A number for each section of the test. */
  @IsObject({ message: 'Scores is a required field' }) scores: Record<string, unknown>;
}
