import { IsIn, IsObject } from 'class-validator';
import type { Body } from '../../../contract/calls';
import { TEST_TYPES, testRules, type TestType } from '../../../contract/profile';
import { Text } from '../../platform/http/rule.decorator';

export class TestScoreDto implements Body<'POST /users/test'> {
  @IsIn(TEST_TYPES, { message: 'Type must be PSAT, SAT, ACT or TOEFL' }) type: TestType;

  @Text(testRules.dateTaken) dateTaken: string;

  /** A number for each section of the test. */
  @IsObject({ message: 'Scores is a required field' }) scores: Record<string, number>;
}
