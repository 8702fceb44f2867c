import { IsOptional, IsString, Matches } from 'class-validator';
import { PageRequestDto } from '../../platform/http/page-request.dto';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

export class AuditSearchDto extends PageRequestDto {
  @IsOptional() @IsString() actor?: string;
  @IsOptional() @IsString() subject?: string;
  @IsOptional() @IsString() task?: string;
  @IsOptional() @IsString() type?: string;
  @IsOptional() @Matches(PLAIN_DATE, { message: 'from must be a date such as 2027-01-15' }) from?: string;
  @IsOptional() @Matches(PLAIN_DATE, { message: 'to must be a date such as 2027-01-15' }) to?: string;
  /** Part of the sentence. */
  @IsOptional() @IsString() q?: string;
}
