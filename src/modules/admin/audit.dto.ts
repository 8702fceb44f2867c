import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import type { Query } from '../../../contract/calls';
import { date } from '../../../contract/rules';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { AnyText, IfPresent, telling, Text } from '../../platform/http/rule.decorator';
import { t } from './messages';

export class AuditSearchDto extends PageRequestDto implements Query<'GET /admin/audit'> {
  @IsOptional() @AnyText() actor?: string;
  @IsOptional() @AnyText() subject?: string;
  @IsOptional() @AnyText() task?: string;
  @IsOptional() @AnyText() type?: string;
  @IfPresent() @Text(date('from')) from?: string;
  @IfPresent() @Text(date('to')) to?: string;
  /** The sentence of an entry must contain this text. */
  @IsOptional() @AnyText() q?: string;
  @IsOptional() @AnyText() correlation?: string;
  @Transform(({ value }) => value === true || value === 'true')
  @IsBoolean(telling(t('groupedYesOrNo')))
  grouped = false;
}
