import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability } from 'contract/session-hours';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { sessionOf, slotAt } from '../../test/sessions';

const user = userEvent.setup({ delay: null });
const AT = '2026-10-28T19:00:00.000Z';
const WEEKLY = '?show=weekly';
const MONDAYS = { day: 1, from: '15:00', to: '18:00' };

beforeEach(() => itIs('2026-10-26T12:00:00.000Z'));

const { matchMedia } = window;
const onPhone = () =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ ...matchMedia(query), matches: query.includes('max-width') }),
  });

afterEach(() => Object.assign(window, { matchMedia }));

function open(answers: Responses = {}, show = '') {
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
    'GET /sessions/requests/user/{userId}': () => ({ data: [] }),
    'POST /sessions': () => ({ data: [slotAt(AT)] }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'counselor', at: `/schedule${show}` }) };
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
      const links = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Schedule Help' });
      expect(links).toHaveLength(role === 'student' ? 1 : 0);
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
});

describe('the week', () => {
  const cell = (name: string) => screen.findByRole('gridcell', { name });
  const draw = (from: Element, ...over: readonly Element[]) => {
    fireEvent.mouseDown(from);
    for (const one of over) fireEvent.mouseEnter(one);
    fireEvent.mouseUp(over.at(-1) ?? from);
  };

  it('shows open hours and booked sessions in the counselor’s time zone', async () => {
    open({
      'GET /sessions/requests/user/{userId}': () => ({
        data: [sessionOf('2026-10-29T20:00:00.000Z', { state: 'booked' })],
      }),
    });
    expect(await screen.findByText('Oct 26 – Nov 1')).toBeTruthy();
    expect(screen.getByText('Times in America/Chicago')).toBeTruthy();
    for (const name of ['Wed, Oct 28, 2:00 PM: open', 'Wed, Oct 28, 2:30 PM: open'])
      expect((await cell(name)).getAttribute('aria-selected')).toBe('true');
    expect(await cell('Wed, Oct 28, 3:00 PM: closed')).toBeTruthy();
    expect((await cell('Thu, Oct 29, 3:00 PM: booked, Maya Torres')).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(await button('Show all hours'));
    expect(await cell('Mon, Oct 26, 6:30 AM: past')).toBeTruthy();
  });

  it('is drawn on, day by day, around what is booked', async () => {
    const { requests } = open({
      'GET /sessions/requests/user/{userId}': () => ({
        data: [sessionOf('2026-10-28T20:30:00.000Z', { state: 'booked' })],
      }),
    });
    draw(
      await cell('Wed, Oct 28, 3:00 PM: closed'),
      await cell('Wed, Oct 28, 3:30 PM: booked, Maya Torres'),
      await cell('Thu, Oct 29, 4:00 PM: closed'),
    );
    expect(await screen.findByText('Saved for that day.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /sessions/hours/2026-10-28', body: { hours: [{ from: '14:00', to: '16:30' }] } },
    ]);
  });

  it('closes a single half hour with the keyboard', async () => {
    const { requests } = open();
    const half = await cell('Wed, Oct 28, 2:30 PM: open');
    act(() => half.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await cell('Wed, Oct 28, 3:00 PM: closed'));
    await user.keyboard('{ArrowUp} ');
    await screen.findByText('Saved for that day.');
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /sessions/hours/2026-10-28', body: { hours: [{ from: '14:00', to: '14:30' }] } },
    ]);
  });

  it('opens the next half hour with shift and an arrow key', async () => {
    const { requests } = open();
    const half = await cell('Wed, Oct 28, 2:00 PM: open');
    act(() => half.focus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await screen.findByText('Saved for that day.');
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /sessions/hours/2026-10-28', body: { hours: [{ from: '13:30', to: '15:00' }] } },
    ]);
  });

  it('turns to later weeks, not to past ones', async () => {
    const { router } = open();
    expect((await button('Previous week')).disabled).toBe(true);
    await user.click(await button('Next week'));
    expect(await screen.findByText('Nov 2 – 8')).toBeTruthy();
    expect(router.state.location.search).toBe('?week=2026-11-02');
    await user.click(await button('This week'));
    expect(await screen.findByText('Oct 26 – Nov 1')).toBeTruthy();
  });

  it('takes a whole day off, and restores its weekly hours', async () => {
    const { requests } = open(
      {
        'GET /sessions': () => ({ data: [slotAt('2026-11-24T20:00:00.000Z')] }),
      },
      '?week=2026-11-23',
    );
    await user.click(await button('Change hours on Tue, Nov 24'));
    await user.click(await button('Take the day off'));
    await screen.findByText('Saved for that day.');
    await user.click(await button('Change hours on Thu, Nov 26'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Hours on Thursday, November 26, 2026' }),
    );
    expect(dialog.queryByRole('button', { name: 'Take the day off' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Restore weekly hours' }));
    expect(await screen.findByText('Back to your weekly hours.')).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual([
      'PUT /sessions/hours/2026-11-24',
      'DELETE /sessions/hours/2026-11-26',
    ]);
  });

  it('is a list of days on a phone', async () => {
    onPhone();
    const { requests } = open();
    await user.click(await button('Change hours on Wednesday, October 28, 2026'));
    expect(screen.queryByRole('grid')).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Wednesday, October 28, 2026 to'), '18:00');
    await user.click(dialog.getByRole('button', { name: 'Save day' }));
    await screen.findByText('Saved for that day.');
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /sessions/hours/2026-10-28', body: { hours: [{ from: '14:00', to: '18:00' }] } },
    ]);
  });
});

describe('the weekly hours', () => {
  beforeEach(onPhone);

  it('are added, changed and removed in the counselor’s time zone', async () => {
    const { requests } = open({}, WEEKLY);
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
    const { requests } = open({}, WEEKLY);
    await user.selectOptions(await screen.findByLabelText('Monday to'), '14:00');
    await user.click(await button('Save weekly hours'));
    expect(
      await screen.findByText('Hours must end after they start, on the hour or half hour.'),
    ).toBeTruthy();
    expect(await writesIn(requests)).toEqual([]);
  });

  it('keep unsaved edits when a single day is saved', async () => {
    open({}, WEEKLY);
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

it('the weekly hours are drawn over several days at once', async () => {
  const { requests } = open({}, WEEKLY);
  const cell = (name: string) => screen.findByRole('gridcell', { name });
  fireEvent.mouseDown(await cell('Tuesday, 10:00 AM: closed'));
  fireEvent.mouseEnter(await cell('Wednesday, 10:30 AM: closed'));
  fireEvent.mouseUp(await cell('Wednesday, 10:30 AM: open'));
  await user.click(await button('Save weekly hours'));
  expect(await screen.findByText('Weekly hours saved.')).toBeTruthy();
  expect((await writesIn(requests))[0]!.body).toEqual({
    timeZone: 'America/Chicago',
    weekly: [MONDAYS, { day: 2, from: '10:00', to: '11:00' }, { day: 3, from: '10:00', to: '11:00' }],
  });
});

describe('the exceptions to weekly hours', () => {
  it('take out a holiday on which the weekly hours are open', async () => {
    const { requests } = open();
    await user.click(await button('Take the day off: Martin Luther King Jr. Day, Monday, January 18, 2027'));
    expect(await screen.findByText('Saved for that day.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: 'PUT /sessions/hours/2027-01-18', body: { hours: [] } },
    ]);
    expect(screen.queryByText('Thanksgiving')).toBeNull();
  });

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
