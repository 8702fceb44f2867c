import { Type } from 'class-transformer';
import { IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { messageRules, SUPPORT } from '../../../contract/messaging';
import { studentIdsFault } from '../../../contract/students';
import { IfPresent, telling, Text, Without } from '../../platform/http/rule.decorator';
import { t } from './messages';

/** The id of a person, of Support, or of a conversation with Support. */
const ADDRESSEE = new RegExp(`^(${SUPPORT}|(${SUPPORT}\\.)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

export class NewMessageDto implements Body<'POST /messages'> {
  @Text(messageRules.content) content: string;
  @Matches(ADDRESSEE, telling(t('toWhom'))) sentTo: string;
  @IfPresent() @IsUUID(undefined, telling(t('clientIdNoUuid'))) clientId?: string;
}

export class NewMessagesDto implements Body<'POST /messages/students'> {
  @Text(messageRules.content) content: string;
  @Without(studentIdsFault) sentTo: string[];
  @IsUUID(undefined, telling(t('clientIdNoUuid'))) clientId: string;
}

/** Selects the newest messages, or those before a cursor. */
export class MessagePageDto implements Query<'GET /messages/sendee/{id}'> {
  @IfPresent() @Matches(/^\d{20}$/, telling(t('beforeNoCursor'))) before?: string;

  @Type(() => Number)
  @IsInt(telling(t('limitWhole')))
  @Min(1, telling(t('limitTooSmall')))
  @Max(100, telling(t('limitTooLarge')))
  limit = 30;
}
