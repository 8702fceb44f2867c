import type { Body } from '../../../../contract/calls';
import { personRules } from '../../../../contract/identity';
import { signInRules } from '../../../../contract/sign-in';
import { Text } from '../../../platform/http/rule.decorator';

export class CodeDto implements Body<'POST /auth/second-factor'> {
  @Text(signInRules.code) code: string;
}

export class OwnPasswordDto implements Body<'POST /users/second-factor'> {
  @Text(personRules.password) password: string;
}

export class ResetSecondFactorDto implements Body<'POST /admin/user/{id}/second-factor/reset'> {
  @Text(signInRules.reason) reason: string;
}
