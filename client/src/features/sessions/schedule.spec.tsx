import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability } from 'contract/session-hours';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../test/server';
import { slotAt } from '../../test/sessions';

const user = userEvent.setup({ delay: null });
const AT = '2026-10-28T19:00:00.000Z';
const MONDAYS = { day: 1, from: '15:00', to: '18:00' };

beforeEach(() => itIs('2026-10-26T12:00:00.000Z'));

function open(answers: Responses = {}) {
  let hours: Availability = {
    timeZone: 'America/Chicago',
    weekly: [MONDAYS],
    exceptions: [{ date: '2026-11-26', hours: [] }],
    version: 1,
  };
  const change = (changes: Partial<Availability>) => {
    hours = { ...hours, ...changes, version: hours.version + 1 };
    return { data: hours };
  };
  const requests = serve({
    'GET /sessions/hours': () => ({ data: hours }),
    'PUT /sessions/hours': ({ body }) => change(body),
    'PUT /sessions/hours/{date}': ({ path, body }) =>
      change({ exceptions: [...hours.exceptions, { date: path.date, ...body }] }),
    'DELETE /sessions/hours/{date}': ({ path }) =>
      change({ exceptions: hours.exceptions.filter(({ date }) => date !== path.date) }),
    'GET /sessions': () => ({ data: [slotAt(AT)] }),
    'POST /sessions': () => ({ data: [slotAt(AT)] }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'counselor', at: '/schedule' }) };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const time = () => screen.findByLabelText<HTMLInputElement>(/^Date and time/);

describe('access to the schedule', () => {
  it('asks a visitor to sign in', async () => {
    serve({});
    renderApp({ at: '/schedule' });
    expect(await screen.findByText('Must be signed in to view this page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  });

  it.each(['student', 'admin', 'account_admin', 'exam_admin'] as const)(
    'is explained to a %s',
    async (role) => {
      serve({});
      renderApp({ role, at: '/schedule' });
      expect(await screen.findByText('Must be counselor to add sessions')).toBeTruthy();
    },
  );
});

describe('a published slot', () => {
  it('requires a time', async () => {
    const { requests } = open();
    await user.click(await button('Publish time'));
    expect(await screen.findByText('Missing Date')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([]);
  });

  it.each([
    ['2026-10-28T15:00', AT],
    ['2026-11-01T01:00', '2026-11-01T05:00:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
  ])('at %s in New York is %s', async (typed, availableTime) => {
    const { requests } = open();
    fireEvent.change(await time(), { target: { value: typed } });
    await user.click(await button('Publish time'));
    expect((await screen.findAllByText('Succesfully Scheduled!')).length).toBeGreaterThan(0);
    expect(await writesIn(requests)).toEqual([{ call: 'POST /sessions', body: { availableTime } }]);
    expect((await time()).value).toBe('');
  });

  it('cannot be at an hour that daylight saving time skips', async () => {
    const { requests } = open();
    fireEvent.change(await time(), { target: { value: '2027-03-14T02:00' } });
    await user.click(await button('Publish time'));
    expect(
      await screen.findByText('This hour doesn’t exist because clocks go forward. Choose another one.'),
    ).toBeTruthy();
    expect(await writesIn(requests)).toEqual([]);
  });

  it('shows why it was rejected and keeps the time', async () => {
    open({ 'POST /sessions': () => problem(409, 'hour-taken', 'This time was just taken.') });
    fireEvent.change(await time(), { target: { value: '2026-10-28T15:00' } });
    await user.click(await button('Publish time'));
    expect(await screen.findByText('This time was just taken.')).toBeTruthy();
    expect((await time()).value).toBe('2026-10-28T15:00');
  });

  it('can be withdrawn', async () => {
    const { requests } = open({ 'DELETE /sessions/{slotId}': done });
    await user.click(await button('Remove time: Wednesday, October 28, 2026, 3:00 PM EDT'));
    expect(await screen.findByText('The time was removed.')).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual([`DELETE /sessions/daniel.${AT}`]);
  });
});

describe('the weekly hours', () => {
  it('are added, changed and removed in the own time zone', async () => {
    const { requests } = open();
    await user.click(await button('Add hours on Sunday'));
    await user.selectOptions(screen.getByLabelText('Sunday from'), '10:30');
    await user.selectOptions(screen.getByLabelText('Sunday to'), '24:00');
    await user.click(await button('Remove the hours on Monday from 3:00 PM'));
    await user.selectOptions(screen.getByLabelText('Time zone'), 'America/Denver');
    await user.click(await button('Save weekly hours'));
    expect(await screen.findByText('Weekly hours saved.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'PUT /sessions/hours',
        body: { timeZone: 'America/Denver', weekly: [{ day: 0, from: '10:30', to: '24:00' }] },
      },
    ]);
  });

  it('must end after they begin', async () => {
    const { requests } = open();
    await user.selectOptions(await screen.findByLabelText('Monday to'), '14:00');
    await user.click(await button('Save weekly hours'));
    expect(
      await screen.findByText('Hours must end after they start, on the hour or half hour.'),
    ).toBeTruthy();
    expect(await writesIn(requests)).toEqual([]);
  });

  it('keep unsaved edits when a single day is saved', async () => {
    open();
    await user.click(await button('Add hours on Sunday'));
    await user.click(await button('Save day'));
    await screen.findByText('Saved for that day.');
    await screen.findByText('Tuesday, October 27, 2026');
    expect(screen.getByLabelText('Sunday from')).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    open({
      'GET /sessions/hours': () =>
        isDown
          ? problem(500, 'internal', 'Something went wrong.')
          : { data: { timeZone: 'America/Chicago', weekly: [], exceptions: [], version: 1 } },
    });
    const again = await button('Try again');
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('No exceptions.')).toBeTruthy();
  });
});

describe('the exceptions to weekly hours', () => {
  it('give a day other hours', async () => {
    const { requests } = open();
    fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2026-11-27' } });
    await user.click(screen.getByLabelText('Take the whole day off'));
    await user.selectOptions(screen.getByLabelText('From'), '10:00');
    await user.selectOptions(screen.getByLabelText('To'), '12:30');
    await user.click(await button('Save day'));
    expect(await screen.findByText('10:00 AM – 12:30 PM')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /sessions/hours/2026-11-27', body: { hours: [{ from: '10:00', to: '12:30' }] } },
    ]);
  });

  it('can be ended', async () => {
    open();
    expect(
      within((await screen.findByText('Thursday, November 26, 2026')).parentElement!).getByText('Day off'),
    ).toBeTruthy();
    await user.click(await button('Restore weekly hours on Thursday, November 26, 2026'));
    expect(await screen.findByText('No exceptions.')).toBeTruthy();
  });
});
