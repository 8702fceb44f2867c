import { operationRules } from '../../../contract/rules';
import { Text } from '../../platform/http/rule.decorator';

export class ReasonDto {
  @Text(operationRules.reason) reason: string;
}
