import type { Body } from '../../../../contract/calls';
import { personRules } from '../../../../contract/identity';
import { Text } from '../../../platform/http/rule.decorator';

export class NewParentDto implements Body<'POST /users/{studentId}/parents'> {
  @Text(personRules.firstName) first_name: string;
  @Text(personRules.lastName) last_name: string;
  @Text(personRules.email) email: string;
}
