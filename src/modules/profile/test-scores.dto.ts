import { IsIn, IsISO8601, IsObject, Matches } from 'class-validator';
import { TEST_TYPES, type TestType } from '../../../contract/colleges';

const DATE = { message: 'Date taken must be a date such as 2026-03-14' };

export class TestScoreDto {
  @IsIn(TEST_TYPES, { message: 'Type must be PSAT, SAT, ACT or TOEFL' }) type: TestType;

  @Matches(/^\d{4}-\d{2}-\d{2}$/, DATE)
  @IsISO8601({ strict: true }, DATE)
  dateTaken: string;

  /** A number for each section of the test. */
  @IsObject({ message: 'Scores is a required field' }) scores: Record<string, unknown>;
}
