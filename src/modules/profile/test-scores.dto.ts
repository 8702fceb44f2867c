import { IsIn, IsObject } from 'class-validator';
import type { Body } from '../../../contract/calls';
import { TEST_TYPES, testRules, type TestType } from '../../../contract/profile';
import { telling, Text } from '../../platform/http/rule.decorator';
import { sayBroken } from '../../platform/words';
import { say } from './words';

export class TestScoreDto implements Body<'POST /users/test'> {
  @IsIn(TEST_TYPES, telling(say('unknownTest'))) type: TestType;

  @Text(testRules.dateTaken) dateTaken: string;

  /** A number for each section of the test. */
  @IsObject(telling(sayBroken({ code: 'required', field: 'scores' }))) scores: Record<string, number>;
}
