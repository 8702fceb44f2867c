import { personRules } from '../../../contract/identity';
import type { Body } from '../../../contract/calls';
import { IfThere, Text } from '../http/rule.decorator';

export class OwnPasswordDto implements Body<'POST /users/second-factor'> {
  @IfThere() @Text(personRules.password) password?: string;
}
