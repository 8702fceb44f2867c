import { Type } from 'class-transformer';
import { IsIn, ValidateIf } from 'class-validator';
import type { Body, Query } from '../../../../contract/calls';
import { RETENTION_DAYS, retentionRules, type RetentionDays } from '../../../../contract/retention';
import { IfThere, telling, Text } from '../../../platform/http/rule.decorator';
import { t } from './messages';

export class RetentionSearchDto implements Query<'GET /admin/retention'> {
  @IfThere() @Type(() => Number) @IsIn([0, ...RETENTION_DAYS], telling(t('chooseDays'))) days?: number;
}

export class RetentionDto implements Body<'PUT /admin/retention'> {
  @ValidateIf((_, value) => value !== null)
  @IsIn(RETENTION_DAYS, telling(t('chooseDays')))
  days: RetentionDays | null;
}

export class HoldDto implements Body<'PUT /admin/entity/{id}/former/{userId}/hold'> {
  @Text(retentionRules.reason) reason: string;
}
