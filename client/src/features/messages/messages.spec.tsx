import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'contract/roles';
import { setChannel } from '../../shared/realtime/realtime';
import {
  requestsTo,
  composer,
  contact,
  DANIEL,
  incoming,
  lines,
  setWindowFocus,
  ME,
  message,
  open,
  region,
  stage,
  user,
} from '../../test/messages';
import { problem } from '../../test/server';

describe('the contact list', () => {
  const maya = contact('c2', 'Maya', {
    relation: 'admin',
    online: true,
    unread: 2,
    lastMessage: { id: 'x', content: 'Call me', sent_at: '2026-11-20T14:00:00.000Z', sent_by: 'c2' },
  });

  it('shows the latest message of each and is searched by name', async () => {
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
    expect(await screen.findByText('No matching contacts.')).toBeTruthy();
  });

  describe('of staff with many contacts', () => {
    const latest = (id: string, sent_at: string) => ({ id: `m-${id}`, content: 'Hi', sent_at, sent_by: id });
    const silent = Array.from({ length: 12 }, (_, index) => contact(`s${index}`, `Silent${index}`));
    const talks = [
      contact('c3', 'Latest', { lastMessage: latest('c3', '2026-11-20T14:00:00.000Z') }),
      contact('c4', 'Unread', { unread: 1, lastMessage: latest('c4', '2026-11-18T14:00:00.000Z') }),
    ];
    const namesIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => /(Latest|Unread|Silent\d+)/.exec(link.textContent ?? '')?.[0]);
    const openAs = (role: Role, at = '') => {
      stage({ contacts: [...silent, ...talks], silent: 330 });
      return open(`${role === 'student' ? '' : '/counselor'}/messages${at}`, role);
    };

    it('puts unread conversations first and folds contacts without messages', async () => {
      openAs('counselor');
      expect(namesIn(await screen.findByRole('list', { name: 'Contacts' }))).toEqual(['Unread', 'Latest']);
      expect(screen.getByText('330 contacts without messages').parentElement!.hasAttribute('open')).toBe(
        false,
      );
    });

    it('lists them again while it is searched', async () => {
      openAs('counselor');
      await user.type(await screen.findByRole('searchbox'), 'silent');
      expect(namesIn(screen.getByRole('list', { name: 'Contacts' }))).toHaveLength(silent.length);
      expect(screen.queryByText('330 contacts without messages')).toBeNull();
    });

    it('shows only unread conversations, and leaves the one that is read', async () => {
      const { hear, router } = openAs('counselor');
      await user.click(await screen.findByRole('button', { name: 'Unread (1)' }));
      const list = screen.getByRole('list', { name: 'Contacts' });
      expect(namesIn(list)).toEqual(['Unread']);
      await user.click(within(list).getByRole('link'));
      expect(router.state.location.search).toBe('?show=unread&with=c4');
      const data = { conversationId: 'c4.user-1', senderId: 'c4', readerId: 'user-1' };
      const seen = { upTo: '2026-11-18T14:00:00.000Z', seenAt: '2026-11-20T15:00:00.000Z' };
      hear({
        name: 'message.seen',
        type: 'Message',
        id: 'c4.user-1',
        version: 1,
        data: { ...data, ...seen },
      });
      expect(await screen.findByRole('button', { name: 'Unread' })).toBeTruthy();
      expect(namesIn(list)).toEqual(['Unread']);
    });

    it('leads from a conversation with a student to the student', async () => {
      const maya = contact('maya', 'Maya', { relation: 'student' });
      stage({ contacts: [maya, ...talks] });
      open('/counselor/messages?with=maya', 'counselor');
      const heading = await screen.findByRole('heading', { level: 2, name: /^Maya/ });
      const link = within(heading).getByRole('link');
      expect(link.getAttribute('href')).toBe('/students/maya');
    });

    it('offers students no filter', async () => {
      openAs('student');
      await screen.findByRole('list', { name: 'Contacts' });
      expect(screen.queryByRole('group', { name: 'Conversations' })).toBeNull();
    });
  });

  it('opens conversations by address and shows who is online', async () => {
    stage();
    const { router, hear } = open('/messages');
    expect(await screen.findByText('Select a conversation to start messaging.')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /Daniel Reyes/ }));
    expect(router.state.location.search).toBe('?with=c1');
    expect(await screen.findByText('Counselor · Offline')).toBeTruthy();
    hear({ name: 'presence.changed', type: 'Message', id: DANIEL, version: 0, data: { online: true } });
    expect(await screen.findByText('Counselor · Online')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to all contacts' }));
    expect(await screen.findByText('Select a conversation to start messaging.')).toBeTruthy();
  });

  it('does not read the token for each contact when a message arrives', async () => {
    const many = Array.from({ length: 20 }, (_, index) => contact(`c${index + 1}`, `Person${index}`));
    stage({ contacts: many });
    const { hear } = open('/messages');
    await screen.findByRole('link', { name: /Person19/ });
    const reads = jest.spyOn(document, 'cookie', 'get');
    hear(incoming('m1', 'From the last', null, 'c20'));
    expect(reads.mock.calls.length).toBeLessThan(many.length);
    reads.mockRestore();
    expect(await screen.findByText('From the last')).toBeTruthy();
  });

  describe('with more contacts than one response has', () => {
    const listed = [contact(DANIEL, 'Daniel')];
    const zoe = contact('c9', 'Zoë');
    const bounded = () =>
      stage({
        answers: {
          'GET /messages/contacts': ({ query: { q, id } }) =>
            q || id
              ? { data: q === 'zo' || id === 'c9' ? [zoe] : [], more: false, silent: null }
              : { data: listed, more: true, silent: null },
        },
      });

    it('says so, and finds the others by name', async () => {
      bounded();
      open('/messages');
      expect(await screen.findByText(/^Only the latest contacts are shown/)).toBeTruthy();
      await user.type(screen.getByRole('searchbox', { name: 'Search contacts by name' }), 'zo');
      await user.click(await screen.findByRole('link', { name: /Zoë Reyes/ }));
      expect(screen.queryByText(/^Only the latest contacts are shown/)).toBeNull();
      expect(await screen.findByRole('region', { name: 'Messages with Zoë' })).toBeTruthy();
    });

    it('says that it searches while no contact is found yet', async () => {
      bounded();
      open('/messages');
      await user.type(await screen.findByRole('searchbox', { name: 'Search contacts by name' }), 'zo');
      expect(screen.getByRole('status', { name: /^Loading/ })).toBeTruthy();
      expect(await screen.findByRole('link', { name: /Zoë Reyes/ })).toBeTruthy();
      expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull();
    });

    it('opens a conversation with a contact who is not listed', async () => {
      bounded();
      open('/messages?with=c9');
      expect(await screen.findByRole('region', { name: 'Messages with Zoë' })).toBeTruthy();
      expect(screen.queryByText('You can’t message this person.')).toBeNull();
    });

    it('lists a contact who was not listed when a message arrives', async () => {
      const requests = bounded();
      const { hear } = open('/messages');
      await screen.findByRole('link', { name: /Daniel Reyes/ });
      hear(incoming('m1', 'From a listed contact'));
      expect(requestsTo(requests, 'GET', '/messages/contacts')).toHaveLength(1);
      hear(incoming('m2', 'Remember me?', null, 'c9'));
      await waitFor(() => expect(requestsTo(requests, 'GET', '/messages/contacts')).toHaveLength(2));
    });
  });

  it('says when there are no contacts, or not this one', async () => {
    stage({ contacts: [] });
    open();
    expect(await screen.findByText(/^No contacts yet/)).toBeTruthy();
    expect(screen.getByText('You can’t message this person.')).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('is grouped by day, newest last, with links and without markup', async () => {
    const text =
      'See <b>this</b>: https://a.example.com/x, file:///etc/passwd or mail a@b.com\njavascript:alert(1)';
    const data = [
      message('m1', 'First', { sent_at: '2026-11-09T15:00:00.000Z' }),
      message('m2', text),
      message('m3', 'Mine', { sent_by: ME, sent_at: '2026-11-20T05:30:00.000Z' }),
    ];
    stage({ pages: { '': { data, before: null } } });
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

  it('loads earlier pages while scrolling up', async () => {
    const requests = stage({
      pages: {
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
    expect(requestsTo(requests, 'GET', `/messages/sendee/${DANIEL}`)).toHaveLength(3);
  });

  it('shows an error and offers a retry', async () => {
    let broken = true;
    stage({
      answers: {
        'GET /messages/sendee/{id}': () =>
          broken
            ? problem(500, 'server-error', 'server error')
            : { data: [message('m1', 'Hello Zoë')], before: null },
      },
    });
    open();
    await screen.findByText(/^Unable to process API request to .* REASON server error$/);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Zoë')).toBeTruthy();
  });

  it('appends a new message, announces it and marks it as read', async () => {
    let unread = 2;
    const requests = stage({
      contacts: [contact(DANIEL, 'Daniel', { unread: 2 })],
      pages: { '': { data: [message('m1', 'Hello', { seen_at: null, version: 0 })], before: null } },
      unread: () => unread,
    });
    setWindowFocus(false);
    const { hear } = open();
    await screen.findByText('Hello');
    await waitFor(() => expect(document.title).toBe('(2) Messages · Quadrangle'));
    expect(screen.getAllByRole('link', { name: 'Messages (2 new)' })).toHaveLength(2);
    const marks = () => requestsTo(requests, 'PATCH', `/messages/sendee/${DANIEL}/seen`);
    expect(marks()).toEqual([]);
    setWindowFocus(true);
    fireEvent.focus(window);
    await waitFor(() => expect(marks()).toHaveLength(1));
    unread = 0;
    hear(incoming('m2', 'Are you there?'), incoming('m2', 'Are you there?'));
    expect(await screen.findByText('Daniel: Are you there?')).toBeTruthy();
    expect(await lines()).toHaveLength(2);
    await waitFor(() => expect(marks()).toHaveLength(2));
    await waitFor(() => expect(document.title).toBe('Messages · Quadrangle'));
  });

  it('shows who is typing, and reports typing to the other side', async () => {
    const emitted: unknown[] = [];
    setChannel({ connected: true, emit: (...what) => emitted.push(what) });
    stage();
    const { hear } = open();
    await screen.findByText('Hello Zoë');
    hear({ name: 'typing', type: 'Message', id: DANIEL, version: 0, data: {} });
    expect(await screen.findByText('Daniel is typing…')).toBeTruthy();
    hear(incoming('m2', 'Here'));
    await waitFor(() => expect(screen.queryByText('Daniel is typing…')).toBeNull());
    await user.type(await composer(), 'Hi there');
    expect(emitted).toEqual([['typing', { to: DANIEL }]]);
  });
});

it('the messages page adapts its height when a bar appears above it', async () => {
  const observed = new Map<Element, () => void>();
  class Observer {
    constructor(private readonly changed: () => void) {}
    observe = (element: Element) => void observed.set(element, this.changed);
    disconnect = () => undefined;
  }
  Object.assign(window, { ResizeObserver: Observer });
  stage();
  open();
  const page = (await screen.findByRole('region', { name: 'Contacts' })).parentElement!;
  page.getBoundingClientRect = () => ({ top: 128 }) as DOMRect;
  const bar = screen.getAllByRole('status').find((place) => observed.has(place))!;
  act(() => observed.get(bar)!());
  expect(page.style.getPropertyValue('--top')).toBe('128px');
  Reflect.deleteProperty(window, 'ResizeObserver');
});
