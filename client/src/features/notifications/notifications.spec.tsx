import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationPreference, NotificationResource } from 'contract/notifications';
import { applyEvent } from '../../shared/realtime/realtime';
import { savedPage } from '../../test/colleges';
import { dashboardOf } from '../../test/dashboard';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve } from '../../test/server';

const notification = (id: string, message: string, seen_at: string | null = null): NotificationResource => ({
  id,
  attributes: {
    kind: 'task-assigned',
    message,
    link: '/edit-password',
    created_at: '2026-11-01T12:00:00.000Z',
    seen_at,
    version: 0,
  },
  relationships: {},
});

const seen = notification('n2', 'Seen before.', '2026-11-02T12:00:00.000Z');
const preferences: readonly NotificationPreference[] = [
  { kind: 'task-assigned', in_app: true, mail: true },
  { kind: 'message', in_app: true, mail: false },
];

function serving(initial: readonly NotificationResource[], failing = () => false) {
  let rows = initial;
  const see = (id: string) => {
    rows = rows.map((row) =>
      row.id === id || id === 'seen'
        ? { ...row, attributes: { ...row.attributes, seen_at: '2026-11-03T12:00:00.000Z' } }
        : row,
    );
  };
  const unreadOnes = () => rows.filter(({ attributes }) => attributes.seen_at === null);
  const requests = serve({
    'GET /dashboard': () => {
      const unread = unreadOnes();
      return { data: dashboardOf({ notifications: { data: unread, unseen: unread.length } }) };
    },
    'GET /notifications': ({ query }) => {
      if (failing()) return problem(500, 'server-error', 'server error');
      const unread = unreadOnes();
      return { data: query.unread === 'true' ? unread : rows, pageCount: 1, unseen: unread.length };
    },
    'GET /notifications/preferences': () => ({ data: preferences }),
    'PUT /notifications/preferences': done,
    'PATCH /notifications/seen': () => see('seen'),
    'PATCH /notifications/{id}': ({ path }) => see(path.id),
    'GET /v2/tasks/all': () => ({ data: [] }),
    'GET /users/saved-colleges': () => savedPage([]),
  });
  return { requests, add: (row: NotificationResource) => (rows = [row, ...rows]) };
}

const user = userEvent.setup({ delay: null });
const open = (at = '/notifications') => renderApp({ role: 'student', at });
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

it('notifications are listed by day, with the first words of a message', async () => {
  const message = notification('n1', 'Ada wrote to you.');
  const { attributes } = message;
  serving([
    { ...message, attributes: { ...attributes, preview: 'Bring the essay.' } },
    { ...seen, attributes: { ...seen.attributes, created_at: '2026-10-30T12:00:00.000Z' } },
  ]);
  open();
  const newest = within(await screen.findByRole('list', { name: /Nov 1/ }));
  expect(newest.getByRole('link', { name: /Ada wrote to you\..*“Bring the essay\.”/ })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: /Oct 30/ })).getAllByRole('link')).toHaveLength(1);
});

describe('the notification bell', () => {
  it('counts unread notifications and shows the newest', async () => {
    serving([notification('n1', 'A task was added.'), seen]);
    const { router } = open('/edit-password');
    await user.click(await bell('Notifications, 1 unread'));
    const popup = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(popup.getByRole('link', { name: /^Unread: A task was added\./ })).toBeTruthy();
    expect(popup.getByRole('link', { name: /^Seen before\./ })).toBeTruthy();
    await user.click(popup.getByRole('link', { name: 'View all notifications' }));
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(router.state.location.pathname).toBe('/notifications');
  });

  it('marks a notification as read and follows its link', async () => {
    const { requests } = serving([notification('n1', 'A task was added.')]);
    const { router } = open();
    await user.click(await bell('Notifications, 1 unread'));
    const popup = within(await screen.findByRole('region', { name: 'Notifications' }));
    await user.click(popup.getByRole('link', { name: /A task was added/ }));
    await bell('Notifications');
    expect(router.state.location.pathname).toBe('/edit-password');
    expect(requests.filter(({ method }) => method === 'PATCH').map(pathOf)).toEqual(['/notifications/n1']);
  });

  it('updates when a notification arrives', async () => {
    const { add } = serving([seen]);
    const { store } = open();
    await bell('Notifications');
    await screen.findByRole('link', { name: /Seen before/ });
    add(notification('n3', 'Just now.'));
    act(() =>
      applyEvent(store, {
        name: 'notification.raised',
        type: 'Notification',
        id: 'n3',
        version: 0,
        data: {},
      }),
    );
    await bell('Notifications, 1 unread');
    expect(screen.getByRole('link', { name: /Just now/ })).toBeTruthy();
  });

  it('is visible to counselors', async () => {
    serving([notification('n1', 'Your session is near.')]);
    renderApp({ role: 'counselor', at: '/edit-password' });
    expect(await bell('Notifications, 1 unread')).toBeTruthy();
  });

  it.each(['account_admin', 'exam_admin', 'admin'] as const)('is hidden from %s', async (role) => {
    serving([]);
    renderApp({ role, at: '/edit-password' });
    await screen.findByRole('button', { name: 'Your account' });
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });
});

describe('the notifications page', () => {
  it('toggles between all and unread ones', async () => {
    serving([notification('n1', 'A task was added.'), seen]);
    const { router } = open();
    expect(await screen.findByRole('link', { name: /Seen before/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unread (1)' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Seen before/ })).toBeNull());
    expect(await screen.findByRole('link', { name: /A task was added/ })).toBeTruthy();
    expect(router.state.location.search).toBe('?show=unread');
  });

  it('marks all as read', async () => {
    serving([notification('n1', 'One.'), notification('n2', 'Two.')]);
    open('/notifications?show=unread');
    await screen.findByRole('link', { name: /One/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('You’re all caught up.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true);
  });

  it('says when it is empty and shows errors', async () => {
    let broken = true;
    serving([], () => broken);
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  });
});

describe('the notification preferences', () => {
  it('open from the address in a mail and are saved', async () => {
    const { requests } = serving([]);
    const { router } = open('/notifications?preferences=open');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notification preferences' }));
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('Messages by email').checked).toBe(false);
    await user.click(box('Messages by email'));
    await user.click(box('New tasks in the app'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Preferences saved.');
    const put = requests.find(({ method }) => method === 'PUT')!;
    const sent = (await put.json()) as { preferences: NotificationPreference[] };
    expect(sent.preferences).toContainEqual({ kind: 'message', in_app: true, mail: true });
    expect(sent.preferences).toContainEqual({ kind: 'task-assigned', in_app: false, mail: true });
    expect(router.state.location.search).toBe('');
  });
});

it('the dashboard has a card of unread notifications', async () => {
  serving([notification('n1', 'A task was added.'), seen]);
  open('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(await card.findByText('1 unread notification')).toBeTruthy();
  expect(card.getByRole('link', { name: /A task was added/ })).toBeTruthy();
  expect(card.queryByText(/Seen before/)).toBeNull();
  expect(card.getByRole('link', { name: 'View More Notifications' }).getAttribute('href')).toBe(
    '/notifications',
  );
});
