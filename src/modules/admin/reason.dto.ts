import { ValidateIf } from 'class-validator';
import { operationRules, type Reason, type RebuildRequest } from '../../../contract/admin';
import { Numeric, Text } from '../../platform/http/rule.decorator';

export class ReasonDto implements Reason {
  @Text(operationRules.reason) reason: string;
}

export class RebuildRequestDto extends ReasonDto implements RebuildRequest {
  @ValidateIf((_, value) => value !== null)
  @Numeric(operationRules.against)
  against: number | null;
}
