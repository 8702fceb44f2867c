import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itIs } from '../test/calendar';
import { savedPage } from '../test/colleges';
import { renderApp } from '../test/renderApp';
import { done, serve, writesIn, type Responses } from '../test/server';
import { sessionOf } from '../test/sessions';
import { taskNamed } from '../test/tasks';

const NOW = '2026-11-20T17:00:00.000Z';
const DAY_MS = 24 * 3_600_000;
const essay = taskNamed('Write the essay', { dueDate: '2026-11-21' });
const booked = sessionOf('2026-11-20T17:00:00.000Z', { state: 'booked', paid: true });
const ANSWERS: Responses = {
  'GET /v2/tasks/all': () => ({ data: [essay] }),
  'GET /users/saved-colleges': () => savedPage([]),
  'GET /sessions/requests/user/{userId}': () => ({ data: [booked] }),
  'GET /sessions': () => ({ data: [] }),
  'PATCH /v2/tasks/student/{assignmentId}': done,
};

const deviceIs = (days: number) => itIs(new Date(Date.parse(NOW) + days * DAY_MS).toISOString());
const open = (role: 'student' | 'counselor', at: string) => {
  const requests = serve(ANSWERS, { at: NOW });
  return { requests, ...renderApp({ role, at }) };
};

describe.each([-400, -2, 0, 2, 400])('a device whose clock is %i days off', (days) => {
  beforeEach(() => deviceIs(days));

  it('shows the server’s day, even if drawn before the first response', async () => {
    open('student', '/dashboard');
    expect(await screen.findByText('Friday, November 20')).toBeTruthy();
  });

  it('calculates due dates and completion dates by the server’s clock', async () => {
    const { requests } = open('student', '/tasks');
    const box = await screen.findByRole('checkbox', { name: 'Completed: Write the essay' });
    await screen.findByText('tomorrow');
    await userEvent.click(box);
    await waitFor(async () => expect(await writesIn(requests)).toHaveLength(1));
    const [{ body } = { body: undefined }] = await writesIn(requests);
    expect((body as { completed_date: string }).completed_date.slice(0, 10)).toBe('2026-11-20');
  });

  it('lets a user join a session on time', async () => {
    open('counselor', '/my-sessions-counselors');
    expect(await screen.findByRole('link', { name: /^Join the session Friday, November 20/ })).toBeTruthy();
  });
});

it('the page follows midnight and corrections of the clock', async () => {
  deviceIs(0);
  open('student', '/dashboard');
  await screen.findByText('Friday, November 20');
  jest.setSystemTime(Date.parse(NOW) + DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Saturday, November 21')).toBeTruthy();
});
