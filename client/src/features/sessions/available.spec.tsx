import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { problem, serve, type Responses } from '../../test/server';
import { slotAt } from '../../test/sessions';

const user = userEvent.setup({ delay: null });
const THREE = '2026-10-28T19:00:00.000Z';
const FOUR = '2026-10-28T20:00:00.000Z';
const LATE = '2026-10-30T02:00:00.000Z';

beforeEach(() => itIs('2026-10-26T12:00:00.000Z'));

function open(role: Role, answers: Responses = {}) {
  serve({
    'GET /sessions': () => ({ data: [slotAt(THREE), slotAt(FOUR, 30), slotAt(LATE)] }),
    'GET /users/{studentId}/credits': () => ({ data: [] }),
    ...answers,
  });
  return renderApp({ role, at: '/available-sessions' });
}

it('free hours are grouped by day in New York', async () => {
  open('admin');
  const first = await screen.findByRole('heading', { name: 'Wednesday, October 28, 2026' });
  const days = screen.getAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Wednesday, October 28, 2026',
    'Thursday, October 29, 2026',
  ]);
  const hours = within(first.parentElement!).getAllByRole('listitem');
  expect(hours.map(({ textContent }) => textContent)).toEqual([
    '3:00 PM EDT60 minutes · with Daniel Reyes',
    '4:00 PM EDT30 minutes · with Daniel Reyes',
  ]);
});

it('students request a free hour where they see it', async () => {
  open('student', { 'GET /sessions/requests/user/{userId}': () => ({ data: [] }) });
  await user.click((await screen.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
  expect(screen.getByText(/Wednesday, October 28, 2026, 3:00 PM EDT · 30 minutes/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Request session' })).toBeTruthy();
});

it('the page says when there are no free hours', async () => {
  open('counselor', { 'GET /sessions': () => ({ data: [] }) });
  expect(await screen.findByText('No open times in these four weeks.')).toBeTruthy();
});

it('the page offers a retry when free hours fail to load', async () => {
  let isDown = true;
  open('admin', {
    'GET /sessions': () =>
      isDown ? problem(500, 'internal', 'Something went wrong.') : { data: [slotAt(THREE)] },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('3:00 PM EDT')).toBeTruthy();
});
