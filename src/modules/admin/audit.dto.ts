import { IsOptional } from 'class-validator';
import type { Query } from '../../../contract/calls';
import { date } from '../../../contract/rules';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { AnyText, IfGiven, Text } from '../../platform/http/rule.decorator';

export class AuditSearchDto extends PageRequestDto implements Query<'GET /admin/audit'> {
  @IsOptional() @AnyText() actor?: string;
  @IsOptional() @AnyText() subject?: string;
  @IsOptional() @AnyText() task?: string;
  @IsOptional() @AnyText() type?: string;
  @IfGiven() @Text(date('from')) from?: string;
  @IfGiven() @Text(date('to')) to?: string;
  /** Part of the sentence. */
  @IsOptional() @AnyText() q?: string;
}
