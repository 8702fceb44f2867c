import { IsOptional, IsString } from 'class-validator';
import type { Query } from '../../../contract/calls';
import { date } from '../../../contract/rules';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

export class AuditSearchDto extends PageRequestDto implements Query<'GET /admin/audit'> {
  @IsOptional() @IsString() actor?: string;
  @IsOptional() @IsString() subject?: string;
  @IsOptional() @IsString() task?: string;
  @IsOptional() @IsString() type?: string;
  @IfGiven() @Text(date('from')) from?: string;
  @IfGiven() @Text(date('to')) to?: string;
  /** Part of the sentence. */
  @IsOptional() @IsString() q?: string;
}
