import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RolloverPlan } from 'contract/rollover';
import { entityNamed, memberNamed, membersPage } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { problem, serve } from '../../test/server';

const user = userEvent.setup({ delay: null });
const NORTHGATE = entityNamed('e1', 'Northgate');
const itIs = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
const SELF = memberNamed('user-1', 'Zoë', 'Berg', { role: 'account_admin' });

const student = (id: string, grade: '9th' | '12th') => ({ id, firstName: id, lastName: 'Ortiz', grade });

const planning = (attributes: Partial<RolloverPlan['attributes']>) => ({
  'GET /admin/entities': () => ({ data: [NORTHGATE] }),
  'GET /admin/entity/{id}/users': () => membersPage([SELF]),
  'GET /admin/entity/{id}/rollover': () => ({
    data: {
      id: 'e1',
      attributes: { schoolYear: 2027, already: false, staying: 0, students: [], ...attributes },
      relationships: {},
    },
  }),
});

beforeEach(() => itIs('2027-06-20T12:00:00Z'));
afterEach(() => jest.useRealTimers());

it('a rollover in November requires the mid-year confirmation', async () => {
  itIs('2027-11-25T12:00:00Z');
  serve({
    ...planning({ students: [student('Mia', '9th')] }),
  });
  renderApp({ role: 'account_admin', at: '/account-admin/school?group=students' });
  await user.click(await screen.findByRole('button', { name: 'More for Northgate' }));
  expect(screen.queryByRole('button', { name: 'Move classes up…' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Move classes up…' }));
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Move 1 student' });
  await user.type(screen.getByLabelText('Type Northgate to confirm'), 'Northgate');
  expect(confirm.disabled).toBe(true);
  expect(screen.getByText(/^It’s the middle of a school year\./)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Move classes up midyear' }));
  expect(confirm.disabled).toBe(false);
});

it('a rollover moves the selected students and shows its progress', async () => {
  let asked = 0;
  const requests = serve({
    ...planning({
      ...{ already: true, staying: 4 },
      students: [student('Mia', '9th'), student('Ben', '9th'), student('Zoe', '12th')],
    }),
    'POST /admin/entity/{id}/rollover': () => ({ id: 'r1' }),
    'GET /admin/entity/{id}/rollover/{rolloverId}': () => {
      asked += 1;
      if (asked === 2) return problem(503, 'unavailable', 'Try again in a moment.');
      return {
        data: {
          id: 'r1',
          attributes: asked > 2 ? { state: 'done', progress: 1 } : { state: 'running', progress: 0.5 },
          relationships: {},
        },
      };
    },
  });
  renderApp({ role: 'account_admin', at: '/account-admin/school?group=students' });
  await user.click(await screen.findByRole('button', { name: 'Move classes up…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move classes up at Northgate' });
  const confirm = await within(dialog).findByRole<HTMLButtonElement>('button', {
    name: 'Move 3 students',
  });
  expect(confirm.disabled).toBe(true);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Move classes up again' }));
  await user.type(within(dialog).getByRole('searchbox', { name: 'Find a student' }), 'ben');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ben Ortiz' }));
  expect(dialog.textContent).toContain('1 of 2 students');
  const move = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move 2 students' });
  await user.type(within(dialog).getByLabelText('Type Northgate to confirm'), 'Southgate');
  expect(move.disabled).toBe(true);
  await user.clear(within(dialog).getByLabelText('Type Northgate to confirm'));
  await user.type(within(dialog).getByLabelText('Type Northgate to confirm'), ' northgate ');
  await user.click(within(dialog).getByRole('button', { name: 'Move 2 students' }));
  expect(await screen.findByText('2 students moved up.')).toBeTruthy();
  const sent = requests.find(({ method }) => method === 'POST')!;
  expect(await sent.json()).toEqual({ except: ['Ben'], again: true });
});

it('a failed rollover is no longer polled', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2027-06-20T12:00:00Z') });
  const requests = serve({
    ...planning({ students: [student('Mia', '9th')] }),
    'POST /admin/entity/{id}/rollover': () => ({ id: 'r1' }),
    'GET /admin/entity/{id}/rollover/{rolloverId}': () => ({
      data: { id: 'r1', attributes: { state: 'failed', progress: 0.5 }, relationships: {} },
    }),
  });
  renderApp({ role: 'account_admin', at: '/account-admin/school?group=students' });
  await user.click(await screen.findByRole('button', { name: 'Move classes up…' }));
  await user.type(await screen.findByLabelText('Type Northgate to confirm'), 'Northgate');
  await user.click(await screen.findByRole('button', { name: 'Move 1 student' }));
  const asked = () => requests.filter(({ url }) => url.endsWith('/rollover/r1')).length;
  await waitFor(() => expect(asked()).toBe(1));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(asked()).toBe(1);
});
