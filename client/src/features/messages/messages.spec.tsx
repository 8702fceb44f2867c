import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactResource, MessageResource } from 'contract/messaging';
import { TAGS, type ServerEvent } from 'contract/realtime';
import type { Role } from 'contract/roles';
import { forgetKept } from '../../shared/lib/kept';
import { bindSocket, speakThrough } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { deferred, json, pathOf, problem, serve } from '../../test/server';
import { sendUnanswered } from './outbox';

const ME = 'user-1';
const DANIEL = 'c1';

const contact = (id: string, firstName: string, more: Partial<ContactResource['attributes']> = {}) => ({
  id,
  attributes: {
    relation: 'counselor' as Role,
    firstName,
    lastName: 'Reyes',
    online: false,
    unread: 0,
    lastMessage: null,
    ...more,
  },
  relationships: {},
});

const message = (
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

const config = { productName: 'Quadrangle', supportEmail: 'help@quadrangle.test', demo: false };

interface Stage {
  contacts?: readonly ContactResource[];
  /** By cursor, '' for the newest. */
  stretches?: Record<string, { data: readonly MessageResource[]; before: string | null }>;
  unread?: () => number;
  onSend?: (body: { content: string; clientId: string; sentTo: string }) => Response | Promise<Response>;
}

const sent = (id: string) =>
  json({ id, attributes: { sent_at: '2026-11-20T17:00:00.000Z', seen_at: null }, relationships: {} }, 201);

function stage({
  contacts = [contact(DANIEL, 'Daniel')],
  stretches = { '': { data: [message('m1', 'Hello Zoë')], before: null } },
  unread = () => 0,
  onSend = () => sent('own-1'),
}: Stage = {}) {
  return serve(async (request) => {
    const path = pathOf(request);
    if (path === '/config') return json(config);
    if (path === '/messages/contacts') return json({ data: contacts });
    if (path === '/messages/unread') return json({ data: { count: unread() } });
    if (path.endsWith('/seen')) return new Response(null, { status: 204 });
    if (path === '/messages') return onSend((await request.clone().json()) as never);
    if (path.startsWith('/messages/sendee/')) {
      return json(stretches[new URL(request.url).searchParams.get('before') ?? '']);
    }
    return json({ data: [], pageCount: 0, unseen: 0 });
  }, 'asked');
}

function open(at = `/messages?with=${DANIEL}`) {
  const app = renderApp({ role: 'student', at });
  const listeners: Record<string, (events: readonly ServerEvent[]) => void> = {};
  const on = (name: string, listener: (events: readonly ServerEvent[]) => void) =>
    (listeners[name] = listener);
  bindSocket({ recovered: false, on }, app.store, TAGS);
  listeners.connect?.([]);
  return {
    ...app,
    hear: (...events: ServerEvent[]) => act(() => listeners.event?.(events)),
    reconnect: () => act(() => listeners.connect?.([])),
  };
}

const incoming = (
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

const asked = (requests: readonly Request[], method: string, path: string) =>
  requests.filter((request) => request.method === method && pathOf(request) === path);

const region = () => screen.findByRole('region', { name: 'Messages with Daniel' });
const lines = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Daniel' });

const user = userEvent.setup({ delay: null });

let tests = 0;
let looking = true;

beforeEach(() => {
  looking = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => looking);
  // Each a second later: what one has heard is history to the next.
  itIs(`2026-11-20T17:00:${String(tests++).padStart(2, '0')}.000Z`);
});

afterEach(() => {
  forgetKept();
});

describe('the contacts', () => {
  const maya = contact('c2', 'Maya', {
    relation: 'admin',
    online: true,
    unread: 2,
    lastMessage: { id: 'x', content: 'Call me', sent_at: '2026-11-20T14:00:00.000Z', sent_by: 'c2' },
  });

  it('are listed with what they wrote last, and are found by name', async () => {
    stage({ contacts: [contact(DANIEL, 'Daniel'), maya] });
    open('/messages');
    const list = await screen.findByRole('list', { name: 'Contacts' });
    const names = () =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['MROnlineMaya Reyes9:00 AMCall me2 unread', 'DRDaniel ReyesCounselor']);
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts by name' }), 'dan');
    expect(names()).toEqual(['DRDaniel ReyesCounselor']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nobody found.')).toBeTruthy();
  });

  it('open their conversation, which the address names, and are there or not as it happens', async () => {
    stage();
    const { router, hear } = open('/messages');
    expect(await screen.findByText('Choose somebody to read and to write messages.')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /Daniel Reyes/ }));
    expect(router.state.location.search).toBe('?with=c1');
    expect(await screen.findByText('Counselor · Offline')).toBeTruthy();
    hear({ name: 'presence.changed', type: 'Message', id: DANIEL, version: 0, data: { online: true } });
    expect(await screen.findByText('Counselor · Online')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to all contacts' }));
    expect(await screen.findByText('Choose somebody to read and to write messages.')).toBeTruthy();
  });

  it('may be none, or not this one', async () => {
    stage({ contacts: [] });
    open();
    expect(await screen.findByText(/^Nobody to write to yet/)).toBeTruthy();
    expect(screen.getByText('You cannot write to this person, or no longer.')).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('is parted by days, newest at the end, with addresses as links and nothing as markup', async () => {
    const text =
      'See <b>this</b>: https://a.example.com/x, file:///etc/passwd or mail a@b.com\njavascript:alert(1)';
    const data = [
      message('m1', 'First', { sent_at: '2026-11-09T15:00:00.000Z' }),
      message('m2', text),
      message('m3', 'Mine', { sent_by: ME, sent_at: '2026-11-20T05:30:00.000Z' }),
    ];
    stage({ stretches: { '': { data, before: null } } });
    open();
    const log = await region();
    const days = within(log).getAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['Mon, Nov 9', 'Yesterday', 'Today']);
    expect(await lines()).toEqual([
      'Daniel: First10:00 AM',
      `Daniel: ${text}10:00 AM`,
      'You: Mine12:30 AM · Seen',
    ]);
    const links = within(log).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://a.example.com/x',
      'mailto:a@b.com',
    ]);
    expect(links[0]!.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('goes back stretch by stretch as one scrolls up', async () => {
    const requests = stage({
      stretches: {
        '': { data: [message('m3', 'Three')], before: 'c3' },
        c3: { data: [message('m2', 'Two')], before: 'c2' },
        c2: { data: [message('m1', 'One')], before: null },
      },
    });
    open();
    fireEvent.scroll(await region());
    await screen.findByText('Two');
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await screen.findByText('One');
    expect((await lines()).map((line) => line?.replace(/^Daniel: (\w+?)(10:00 AM)?$/, '$1'))).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(asked(requests, 'GET', `/messages/sendee/${DANIEL}`)).toHaveLength(3);
  });

  it('says so where it cannot be had, and tries again', async () => {
    stage();
    const answer = globalThis.fetch;
    let broken = true;
    globalThis.fetch = (input, init) =>
      broken && (input as Request).url.includes('/messages/sendee/')
        ? Promise.resolve(problem(500, 'server-error', 'server error'))
        : answer(input, init);
    open();
    await screen.findByText('server error');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Zoë')).toBeTruthy();
  });

  it('takes in what arrives, tells it aloud and marks it as seen', async () => {
    let unread = 2;
    const requests = stage({
      contacts: [contact(DANIEL, 'Daniel', { unread: 2 })],
      stretches: { '': { data: [message('m1', 'Hello', { seen_at: null, version: 0 })], before: null } },
      unread: () => unread,
    });
    looking = false;
    const { hear } = open();
    await screen.findByText('Hello');
    await waitFor(() => expect(document.title).toBe('(2) Messages · Quadrangle'));
    expect(screen.getAllByRole('link', { name: 'Messages (2 new)' })).toHaveLength(2);
    const marks = () => asked(requests, 'PATCH', `/messages/sendee/${DANIEL}/seen`);
    expect(marks()).toEqual([]);
    looking = true;
    fireEvent.focus(window);
    await waitFor(() => expect(marks()).toHaveLength(1));
    unread = 0;
    hear(incoming('m2', 'Are you there?'), incoming('m2', 'Are you there?'));
    expect(await screen.findByText('Daniel: Are you there?')).toBeTruthy();
    expect(await lines()).toHaveLength(2);
    await waitFor(() => expect(marks()).toHaveLength(2));
    await waitFor(() => expect(document.title).toBe('Messages · Quadrangle'));
  });

  it('shows who is typing until the message is there, and tells that one is typing oneself', async () => {
    const said: unknown[] = [];
    speakThrough({ connected: true, emit: (...what) => said.push(what) });
    stage();
    const { hear } = open();
    await screen.findByText('Hello Zoë');
    hear({ name: 'typing', type: 'Message', id: DANIEL, version: 0, data: {} });
    expect(await screen.findByText('Daniel is typing…')).toBeTruthy();
    hear(incoming('m2', 'Here'));
    await waitFor(() => expect(screen.queryByText('Daniel is typing…')).toBeNull());
    await user.type(await composer(), 'Hi there');
    expect(said).toEqual([['typing', { to: DANIEL }]]);
  });
});

describe('writing', () => {
  it('shows at once, and its echo is not another message', async () => {
    const answer = deferred<Response>();
    const bodies: { content: string; clientId: string }[] = [];
    stage({
      onSend: (body) => {
        bodies.push(body);
        return answer.promise;
      },
    });
    const { hear } = open();
    await screen.findByText('Hello Zoë');
    await user.type(await composer(), '  One{Shift>}{Enter}{/Shift}Two {Enter}');
    expect((await composer()).value).toBe('');
    expect(document.activeElement).toBe(await composer());
    expect((await lines()).at(-1)).toBe('You: One\nTwo12:00 PM · Sending…');
    await waitFor(() => expect(bodies).toHaveLength(1));
    hear(incoming('own-1', 'One\nTwo', bodies[0]!.clientId, ME));
    await waitFor(async () => expect((await lines()).at(-1)).toBe('You: One\nTwo11:59 AM · Sent'));
    await act(async () => answer.resolve(sent('own-1')));
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    hear({
      name: 'message.seen',
      type: 'Message',
      id: 'own-1',
      version: 1,
      data: {
        conversationId: '',
        senderId: ME,
        readerId: DANIEL,
        seenAt: '2026-11-20T17:01:00.000Z',
      },
    });
    await waitFor(async () => expect((await lines()).at(-1)).toBe('You: One\nTwo11:59 AM · Seen'));
  });

  it('stays with its reason where it failed, and goes out under the same name on Retry', async () => {
    const bodies: { content: string; clientId: string }[] = [];
    stage({
      onSend: (body) =>
        bodies.push(body) === 1 ? problem(429, 'too-many-requests', 'Too many attempts.') : sent('own-1'),
    });
    open();
    await user.type(await composer(), 'Hello{Enter}');
    expect(await screen.findByText('Error sending message: Too many attempts.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await lines()).at(-1)).toBe('You: Hello12:00 PM · Sent'));
    expect(bodies.map(({ clientId }) => clientId)).toEqual([bodies[0]!.clientId, bodies[0]!.clientId]);
    expect(screen.queryByText(/^Error sending/)).toBeNull();
    expect(await lines()).toHaveLength(2);
  });

  it('goes out by itself in its order once the server can be reached again', async () => {
    let offline = true;
    const bodies: { content: string }[] = [];
    stage({
      onSend: (body) => {
        if (offline) throw new TypeError('Failed to fetch');
        bodies.push(body);
        return sent(`own-${bodies.length}`);
      },
    });
    const { store } = open();
    await user.type(await composer(), 'One{Enter}Two{Enter}');
    await waitFor(() => expect(screen.getAllByText(/^Error sending message: /)).toHaveLength(2));
    offline = false;
    await act(() => sendUnanswered(store.dispatch));
    await waitFor(() => expect(screen.queryByText(/^Error sending/)).toBeNull());
    expect(bodies.map(({ content }) => content)).toEqual(['One', 'Two']);
    expect(await lines()).toHaveLength(3);
  });

  it('has at most 5000 characters, and keeps what is too long', async () => {
    const requests = stage();
    open();
    fireEvent.change(await composer(), { target: { value: 'x'.repeat(5001) } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message should have a maximum length of 5000')).toBeTruthy();
    expect((await composer()).value).toHaveLength(5001);
    expect(asked(requests, 'POST', '/messages')).toEqual([]);
  });

  it('may be interrupted: each contact has a draft of its own until the session ends', async () => {
    stage({ contacts: [contact(DANIEL, 'Daniel'), contact('c2', 'Maya')] });
    const { unmount } = open();
    await user.type(await composer(), 'Half a sen');
    await user.click(screen.getByRole('link', { name: /Maya/ }));
    const other = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Maya' });
    expect(other.value).toBe('');
    unmount();
    open();
    expect((await composer()).value).toBe('Half a sen');
    forgetKept();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Half');
  });
});

it('misses nothing after a lost connection, and doubles nothing', async () => {
  const stretches = { '': { data: [message('m1', 'One')], before: null as string | null } };
  stage({ stretches });
  const { hear, reconnect } = open();
  await screen.findByText('One');
  stretches[''] = {
    data: [message('m1', 'One'), message('m2', 'Two'), message('m3', 'Three')],
    before: null,
  };
  reconnect();
  await within(await region()).findByText('Three');
  hear(incoming('m3', 'Three'), incoming('m4', 'Four'));
  await within(await region()).findByText('Four');
  expect((await lines()).map((line) => /^Daniel: (One|Two|Three|Four)/.exec(line ?? '')?.[1])).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
});
