import type { Reactions } from '../../platform/reactor/reactor';
import type { CopiedMessage } from './message-copies';
import type { MessageEvents } from './messaging.events';

export const MAIL_COPY = 'messages-mail-copy';

export const copyReactions: Reactions<Pick<MessageEvents, 'MessageSent'>> = {
  MessageSent: ({ data: { messageId, copied } }) =>
    copied ? { job: MAIL_COPY, data: { messageId } satisfies CopiedMessage } : null,
};
