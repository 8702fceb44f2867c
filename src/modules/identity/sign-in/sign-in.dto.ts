import { IsBoolean, IsOptional } from 'class-validator';
import type { Body, Query } from '../../../../contract/calls';
import { signInRules } from '../../../../contract/sign-in';
import { AnyText, telling, Text } from '../../../platform/http/rule.decorator';
import { t } from './messages';

export class CodeDto implements Body<'POST /auth/second-factor'> {
  @Text(signInRules.code) code: string;
}

export class ResetSecondFactorDto implements Body<'POST /admin/user/{id}/second-factor/reset'> {
  @Text(signInRules.reason) reason: string;
}

export class SecondFactorRequirementDto implements Body<'PUT /admin/entity/{id}/second-factor'> {
  @IsBoolean(telling(t('yesOrNo'))) required: boolean;
}

export class DestinationDto implements Query<'GET /auth/oidc'> {
  @IsOptional() @AnyText() to?: string;
}
