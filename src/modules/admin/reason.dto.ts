import { IsInt, Min, ValidateIf } from 'class-validator';
import { operationRules, type Reason, type RebuildRequest } from '../../../contract/admin';
import { telling, Text } from '../../platform/http/rule.decorator';
import { say } from './words';

export class ReasonDto implements Reason {
  @Text(operationRules.reason) reason: string;
}

export class RebuildRequestDto extends ReasonDto implements RebuildRequest {
  @ValidateIf((_, value) => value !== null)
  @IsInt(telling(say('againstVersion')))
  @Min(0, telling(say('againstVersion')))
  against: number | null;
}
