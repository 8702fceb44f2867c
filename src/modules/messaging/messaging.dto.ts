import { Type } from 'class-transformer';
import { IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { messageRules, SUPPORT } from '../../../contract/messaging';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

/** A person, Support, or whoever wrote to it. */
const ADDRESSEE = new RegExp(`^(${SUPPORT}|(${SUPPORT}\\.)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

export class NewMessageDto implements Body<'POST /messages'> {
  @Text(messageRules.content) content: string;
  @Matches(ADDRESSEE, { message: 'Choose whom to write to' }) sentTo: string;
  @IfGiven() @IsUUID(undefined, { message: 'clientId must be a UUID' }) clientId?: string;
}

/** `?before=&limit=`: the newest ones, or those before a cursor. */
export class StretchDto implements Query<'GET /messages/sendee/{id}'> {
  @IfGiven() @Matches(/^\d{20}$/, { message: 'before must be a cursor' }) before?: string;

  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(100, { message: 'limit must be at most 100' })
  limit = 30;
}
