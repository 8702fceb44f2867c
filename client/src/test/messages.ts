import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactResource, Conversation, MessageResource, SentMessageResource } from 'contract/messaging';
import { TAGS, type ServerEvent } from 'contract/realtime';
import type { Role } from 'contract/roles';
import { clearStored } from '../shared/lib/stored';
import { deleteQueuedMutations } from '../shared/offline/mutationQueue';
import { bindSocket } from '../shared/realtime/realtime';
import { itIs } from './calendar';
import { renderApp } from './renderApp';
import { done, pathOf, serve, type Responses } from './server';

export const ME = 'user-1';
export const DANIEL = 'c1';

export const contact = (
  id: string,
  firstName: string,
  more: Partial<ContactResource['attributes']> = {},
) => ({
  id,
  attributes: {
    relation: 'counselor' as Role,
    firstName,
    lastName: 'Reyes',
    online: false,
    mayWrite: true,
    unread: 0,
    lastMessage: null,
    ...more,
  },
  relationships: {},
});

export const message = (
  id: string,
  content: string,
  more: Partial<MessageResource['attributes']> = {},
): MessageResource => ({
  id,
  attributes: {
    content,
    sent_at: '2026-11-19T15:00:00.000Z',
    seen_at: '2026-11-19T15:05:00.000Z',
    sent_by: DANIEL,
    client_id: null,
    version: 1,
    ...more,
  },
  relationships: { user: { data: { id: DANIEL, attributes: {} } } },
});

interface Stage {
  contacts?: readonly ContactResource[];
  more?: boolean;
  silent?: number;
  pages?: Record<string, Conversation>;
  unread?: () => number;
  answers?: Responses;
}

export const sent = (id: string): SentMessageResource => ({
  id,
  attributes: { sent_at: '2026-11-20T17:00:00.000Z', seen_at: null },
  relationships: {},
});

export const stage = ({
  contacts = [contact(DANIEL, 'Daniel')],
  more = false,
  silent = contacts.filter(({ attributes }) => attributes.lastMessage === null).length,
  pages = { '': { data: [message('m1', 'Hello Zoë')], before: null } },
  unread = () => 0,
  answers,
}: Stage = {}) =>
  serve({
    'GET /messages/contacts': () => ({ data: contacts, more, silent }),
    'GET /messages/unread': () => ({ data: { count: unread() } }),
    'GET /messages/sendee/{id}': ({ query }) => pages[query.before ?? '']!,
    'PATCH /messages/sendee/{id}/seen': done,
    'POST /messages': () => sent('own-1'),
    ...answers,
  });

export function open(at = `/messages?with=${DANIEL}`, role: Role = 'student') {
  const app = renderApp({ role, at });
  const listeners: Record<string, (events: readonly ServerEvent[]) => void> = {};
  const on = (name: string, listener: (events: readonly ServerEvent[]) => void) =>
    (listeners[name] = listener);
  bindSocket({ on }, app.store, TAGS);
  listeners.connect?.([]);
  return {
    ...app,
    hear: (...events: ServerEvent[]) => act(() => listeners.event?.(events)),
    reconnect: () => act(() => listeners.connect?.([])),
  };
}

export const incoming = (
  id: string,
  content: string,
  clientId: string | null = null,
  from = DANIEL,
): ServerEvent => ({
  name: 'message.sent',
  type: 'Message',
  id,
  version: 0,
  data: {
    conversationId: `${DANIEL}.${ME}`,
    senderId: from,
    recipientId: from === ME ? DANIEL : ME,
    content,
    sentAt: '2026-11-20T16:59:00.000Z',
    clientId,
  },
});

export const requestsTo = (requests: readonly Request[], method: string, path: string) =>
  requests.filter((request) => request.method === method && pathOf(request) === path);

export const region = () => screen.findByRole('region', { name: 'Messages with Daniel' });
export const lines = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
export const composer = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Daniel' });

export const user = userEvent.setup({ delay: null });

let tests = 0;
let looking = true;

export const setWindowFocus = (focused: boolean) => {
  looking = focused;
};

beforeEach(() => {
  looking = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => looking);
  // Each test starts a second later, because the cache replays recent events.
  itIs(`2026-11-20T17:00:${String(tests++).padStart(2, '0')}.000Z`);
});

afterEach(async () => {
  await deleteQueuedMutations();
  clearStored();
});
