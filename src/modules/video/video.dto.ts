import type { Body } from '../../../contract/calls';
import { sessionTokenRules } from '../../../contract/video';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

export class SessionTokenDto implements Body<'POST /session-token'> {
  @IfGiven() @Text(sessionTokenRules.room) sessionId?: string;
  @IfGiven() @Text(sessionTokenRules.room) room?: string;
  @IfGiven() @Text(sessionTokenRules.identity) identity?: string;
}
