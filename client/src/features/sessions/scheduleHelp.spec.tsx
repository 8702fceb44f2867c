import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { productsOf } from '../../test/payments';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { sessionOf, slotAt } from '../../test/sessions';

const user = userEvent.setup({ delay: null });
const WEDNESDAY = '2026-10-28T19:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  itIs('2026-10-26T12:00:00.000Z');
});

const hours = () => screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);
const clocks = () => hours().map((hour) => hour.match(/^\d+:\d\d [AP]M E[DS]T/)?.[0]);
const firstOf = async (name: RegExp) => (await screen.findAllByRole('radio', { name }))[0]!;

function open(answers: Responses = {}, at = '/schedule-help') {
  const requests = serve({
    'GET /sessions': () => ({ data: [slotAt(WEDNESDAY)] }),
    'GET /users/{studentId}/credits': () => ({ data: [] }),
    'GET /payment/products': () => productsOf('demonstration'),
    'GET /sessions/requests/user/{userId}': () => ({ data: [] }),
    'POST /sessions/request': ({ body }) => ({ data: sessionOf(body.timeRequested) }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'student', at }) };
}
const send = () => user.click(screen.getByRole('button', { name: 'Request session' }));
const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What would you like/ });

describe('the hours to request', () => {
  const none: Responses = { 'GET /sessions': () => ({ data: [] }) };

  it('are 0 to 23 in New York on most days', async () => {
    open(none, '/schedule-help?time=2026-10-30T04:00:00.000Z');
    expect(await screen.findByText(/None of your counselors have open times/)).toBeTruthy();
    expect(clocks()).toHaveLength(24);
    expect([clocks()[0], clocks()[23]]).toEqual(['12:00 AM EDT', '11:00 PM EDT']);
  });

  it('list 1:00 AM twice when daylight saving time ends', async () => {
    open(none, '/schedule-help?time=2026-11-01T05:00:00.000Z');
    await screen.findByRole('radio', { name: /^1:00 AM EST/ });
    expect(clocks()).toHaveLength(25);
    expect(clocks().slice(0, 4)).toEqual(['12:00 AM EDT', '1:00 AM EDT', '1:00 AM EST', '2:00 AM EST']);
  });

  it('omit 2:00 AM when daylight saving time begins', async () => {
    open(none, '/schedule-help?time=2027-03-14T05:00:00.000Z');
    await screen.findByRole('radio', { name: /^1:00 AM EST/ });
    expect(clocks()).toHaveLength(23);
    expect(clocks().slice(0, 4)).toEqual(['12:00 AM EST', '1:00 AM EST', '3:00 AM EDT', '4:00 AM EDT']);
  });

  it('start with the free ones and their counselors, on the first free day', async () => {
    open();
    await screen.findByRole('heading', { name: 'Open times' });
    expect(screen.getByText('Oct 26 – Nov 1')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wednesday, October 28' })).toBeTruthy();
    expect(hours()[0]).toMatch(/^3:00 PM EDT.*open: Daniel Reyes$/);
    expect(clocks().filter((clock) => clock === '3:00 PM EDT')).toHaveLength(1);
    expect(clocks()).toHaveLength(24);
  });

  it('are free for an hour-long session only if the whole hour is free', async () => {
    open({ 'GET /sessions': () => ({ data: [slotAt(WEDNESDAY, 30)] }) });
    await screen.findByRole('heading', { name: 'Open times' });
    expect(screen.getByRole('button', { name: '30 minutes' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: '60 minutes' }));
    expect(screen.queryByRole('heading', { name: 'Open times' })).toBeNull();
  });

  it('can be requested even if free hours fail to load, with a retry', async () => {
    let isDown = true;
    open({
      'GET /sessions': () =>
        isDown ? problem(500, 'internal', 'Something went wrong.') : { data: [slotAt(WEDNESDAY)] },
    });
    expect(await screen.findByRole('radio', { name: /^9:00 AM EDT/ })).toBeTruthy();
    expect(screen.queryByText(/None of your counselors/)).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Open times' })).toBeTruthy();
  });

  it.each(['rubbish', '2020-01-01T15:00:00.000Z', '2026-10-28T19:07:00.000Z'])(
    'ignore %s in the address',
    async (time) => {
      open({}, `/schedule-help?time=${time}`);
      await screen.findByRole('heading', { name: 'Open times' });
      expect(screen.getByText('Choose a time.')).toBeTruthy();
    },
  );
});

describe('a session request', () => {
  it('is for 30 minutes by default', async () => {
    const { requests } = open();
    await user.click(await firstOf(/^3:00 PM EDT/));
    await send();
    await screen.findByText('Session request sent for Wednesday, October 28, 2026, 3:00 PM EDT!');
    expect(await writesIn(requests)).toEqual([
      {
        call: 'POST /sessions/request',
        body: { timeRequested: WEDNESDAY, notes: '', lengthInMinutes: 30, counselorId: 'daniel' },
      },
    ]);
    expect(screen.getByText('Choose a time.')).toBeTruthy();
  });

  it('is for 60 minutes with notes', async () => {
    const { requests } = open();
    await user.click(await screen.findByRole('button', { name: '60 minutes' }));
    await user.click(await firstOf(/^3:00 PM EDT/));
    await user.type(await notes(), 'Essays');
    await send();
    await screen.findByText(/^Session request sent for/);
    const [{ body } = {}] = await writesIn(requests);
    expect(body).toEqual({
      ...{ timeRequested: WEDNESDAY, notes: 'Essays', lengthInMinutes: 60 },
      counselorId: 'daniel',
    });
    expect((await notes()).value).toBe('');
  });

  it('shows why it was rejected and keeps everything', async () => {
    open({
      'POST /sessions/request': () => problem(422, 'session-too-far', 'This is too far ahead.'),
    });
    await user.click(await firstOf(/^3:00 PM EDT/));
    await user.type(await notes(), 'Essays');
    await send();
    expect(await screen.findByText('This is too far ahead.')).toBeTruthy();
    expect((await notes()).value).toBe('Essays');
    expect(
      screen.getByText(/Wednesday, October 28, 2026, 3:00 PM EDT · 30 minutes with Daniel Reyes/),
    ).toBeTruthy();
  });

  it('keeps its notes over a reload until it is sent', async () => {
    const { unmount } = open();
    await user.type(await notes(), 'Essays');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Essays'));
    unmount();
    open();
    expect((await notes()).value).toBe('Essays');
    await user.click(await firstOf(/^3:00 PM EDT/));
    await send();
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Essays'));
  });

  it('shows which text is too long and cannot be sent then', async () => {
    open();
    await user.click(await firstOf(/^3:00 PM EDT/));
    await user.click(await notes());
    await user.paste('x'.repeat(1001));
    expect(await screen.findByText('Notes should have a maximum length of 1000')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request session' }).disabled).toBe(true);
  });

  const paidFor = (minutes: 30 | 60): Responses => ({
    'GET /users/{studentId}/credits': () => ({
      data: [
        {
          id: 'c1',
          attributes: {
            ...{ minutes, state: 'free', since: '2026-10-01T12:00:00.000Z' },
            ...{ orderId: null, reason: null, requestId: null, sessionAt: null },
          },
          relationships: {},
        },
      ],
    }),
  });

  it('starts with the length that was paid', async () => {
    open(paidFor(60));
    expect(await screen.findByText(/1 paid session of this length available/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '60 minutes' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('says whether a session is paid', async () => {
    open(paidFor(30));
    expect(await screen.findByText(/1 paid session of this length available/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '60 minutes' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $90.00' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeTruthy();
  });
});

describe('the sessions next to the request form', () => {
  const over = sessionOf('2026-10-20T19:00:00.000Z', { state: 'done', counselorNotes: 'Read it aloud.' });
  const next = sessionOf(WEDNESDAY, { state: 'booked', paid: true, notes: 'Interview practice' });
  const later = sessionOf('2026-10-30T19:00:00.000Z');

  it('are the next session and the past one with its notes', async () => {
    open({ 'GET /sessions/requests/user/{userId}': () => ({ data: [over, next, later] }) });
    const aside = within(await screen.findByRole('complementary', { name: 'My Sessions' }));
    expect(await aside.findByText('Interview practice')).toBeTruthy();
    expect(aside.getByText('in 2 days')).toBeTruthy();
    expect(aside.getByRole('button', { name: /^Reschedule the session Wednesday/ })).toBeTruthy();
    expect(aside.getByText('and 1 more session')).toBeTruthy();
    const notes = aside.getByRole('link', { name: /^Notes for the session Tuesday, October 20/ });
    expect(notes.getAttribute('href')).toBe(`/my-sessions-students#${over.id}`);
  });

  it('say when there are none yet', async () => {
    open();
    expect(await screen.findByText(/^No sessions yet\./)).toBeTruthy();
  });
});

it('the week turns to later ones, whose hours load when they are shown', async () => {
  const january = '2027-01-13T20:00:00.000Z';
  const { requests } = open({
    'GET /sessions': ({ query }) => ({
      data: [slotAt(WEDNESDAY), slotAt(january)].filter(
        ({ attributes: { startsAt } }) => startsAt >= query.from! && startsAt <= `${query.to!}T24`,
      ),
    }),
  });
  await firstOf(/^3:00 PM EDT/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Week before' }).disabled).toBe(true);
  for (let week = 0; week < 11; week++) await user.click(screen.getByRole('button', { name: 'Week after' }));
  expect(screen.getByText('Jan 11 – 17')).toBeTruthy();
  expect(await firstOf(/^3:00 PM EST.*open: Daniel Reyes$/)).toBeTruthy();
  expect(requests.some(({ url }) => new URL(url).searchParams.get('from') === '2027-01-11')).toBe(true);
});

it('an hour that is free with two counselors names both', async () => {
  const ruth = {
    ...slotAt(WEDNESDAY),
    id: `ruth.${WEDNESDAY}`,
    relationships: {
      counselor: { data: { id: 'ruth', attributes: { firstName: 'Ruth', lastName: 'Abe' } } },
    },
  };
  const { requests } = open({ 'GET /sessions': () => ({ data: [slotAt(WEDNESDAY), ruth] }) });
  await user.click(await screen.findByRole('radio', { name: /Ruth Abe$/ }));
  expect(screen.getByText(/with Ruth Abe$/)).toBeTruthy();
  await send();
  await screen.findByText(/^Session request sent for/);
  expect((await writesIn(requests))[0]!.body).toMatchObject({ counselorId: 'ruth' });
});

it('a request names the counselor whom the student asked for', async () => {
  const asked = sessionOf(WEDNESDAY);
  const preferred = { data: { id: 'daniel', attributes: { firstName: 'Daniel', lastName: 'Reyes' } } };
  const session = { ...asked, relationships: { ...asked.relationships, preferred } };
  open({ 'GET /sessions/requests/user/{userId}': () => ({ data: [session] }) });
  expect(await screen.findByText(/requested with Daniel Reyes/)).toBeTruthy();
});
