import type { Body } from '../../../contract/calls';
import { sessionTokenRules } from '../../../contract/video';
import { IfPresent, Text } from '../../platform/http/rule.decorator';

export class SessionTokenDto implements Body<'POST /session-token'> {
  @IfPresent() @Text(sessionTokenRules.room) sessionId?: string;
  @IfPresent() @Text(sessionTokenRules.room) room?: string;
  @IfPresent() @Text(sessionTokenRules.identity) identity?: string;
}
