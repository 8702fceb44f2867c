import { operationRules } from '../../../contract/admin';
import { Text } from '../../platform/http/rule.decorator';

export class ReasonDto {
  @Text(operationRules.reason) reason: string;
}
