import { operationRules, type Reason } from '../../../contract/admin';
import { Text } from '../../platform/http/rule.decorator';

export class ReasonDto implements Reason {
  @Text(operationRules.reason) reason: string;
}
