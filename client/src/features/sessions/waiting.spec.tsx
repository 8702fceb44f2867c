import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionReply, WaitingSessionResource } from 'contract/sessions';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { sessionOf, slotAt, waitingOf } from '../../test/sessions';
import { listed, pageOf } from '../../test/students';

const user = userEvent.setup({ delay: null });
const AT = '2026-10-28T19:00:00.000Z';
const LATER = '2026-10-29T19:00:00.000Z';
const TIME_TEXT = 'Wednesday, October 28, 2026, 3:00 PM EDT';
const LATER_TEXT = 'Thursday, October 29, 2026, 3:00 PM EDT';
const booked = sessionOf(AT, { state: 'booked', paid: true });

beforeEach(() => itIs('2026-10-26T12:00:00.000Z'));

function open(waiting: readonly WaitingSessionResource[], answers: Responses = {}, at = '') {
  const requests = serve({
    'GET /sessions/requests/user/{userId}': () => ({ data: [] }),
    'GET /sessions/requests/waiting': () => ({ data: waiting }),
    'GET /sessions': () => ({ data: [slotAt(LATER)] }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'counselor', at: `/my-sessions-counselors${at}` }) };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the requests that a counselor answers', () => {
  it('are at the top, and the one that a notification names is focused', async () => {
    const request = waitingOf(AT, 'free', { notes: 'Interview practice' });
    open(
      [request],
      { 'GET /sessions/requests/user/{userId}': () => ({ data: [sessionOf(LATER, { state: 'booked' })] }) },
      `#${request.id}`,
    );
    await screen.findByRole('heading', { name: '1 request to answer' });
    await screen.findByRole('heading', { name: 'Upcoming' });
    const [first] = screen.getAllByRole('article');
    expect(first!.getAttribute('aria-label')).toBe(TIME_TEXT);
    expect(document.activeElement).toBe(first);
    expect(within(first!).getByText('Interview practice')).toBeTruthy();
    expect(within(first!).queryByRole('button', { name: /^Join/ })).toBeNull();
  });

  it('are accepted with one click if they are paid', async () => {
    const { requests } = open([waitingOf(AT, 'free', { paid: true })], {
      'PUT /sessions/request/counselor': () => ({ data: booked }),
    });
    await user.click(await button(`Accept Maya Torres’s session ${TIME_TEXT}`));
    expect(await screen.findByText('The session with Maya Torres is booked.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'PUT /sessions/request/counselor',
        body: { counselorId: 'user-1', sessionRequestId: booked.id },
      },
    ]);
  });

  it('need a reason before an unpaid one is accepted', async () => {
    const { requests } = open([waitingOf(AT, 'free')], {
      'PUT /sessions/request/counselor': () => ({ data: booked }),
    });
    await user.click(await button(`Accept Maya Torres’s session ${TIME_TEXT}`));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This session is unpaid. Accepting it waives the fee.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Enter a reason')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason for waiving payment'), 'A first talk');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The session with Maya Torres is booked.')).toBeTruthy();
    expect((await writesIn(requests))[0]!.body).toMatchObject({ reason: 'A first talk' });
  });

  it.each([
    ['outside-hours', 'Outside your published hours'],
    ['booked', 'You have another session then'],
  ] as const)('cannot be accepted when the time is %s', async (availability, why) => {
    open([waitingOf(AT, availability, { paid: true })]);
    expect((await button(`Accept Maya Torres’s session ${TIME_TEXT}`)).disabled).toBe(true);
    expect(screen.getByText(why)).toBeTruthy();
  });

  it('are declined with a reason', async () => {
    const { requests } = open([waitingOf(AT, 'booked')], {
      'PUT /sessions/request/{id}/declined': () => ({ data: sessionOf(AT) }),
    });
    await user.click(await button(`Decline Maya Torres’s session ${TIME_TEXT}`));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Enter a reason')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'I am at a fair.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Request declined.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: `PUT /sessions/request/${booked.id}/declined`, body: { reason: 'I am at a fair.' } },
    ]);
  });

  it('get another time as a proposal', async () => {
    const { requests } = open([waitingOf(AT, 'booked', { paid: true })], {
      'PUT /sessions/request/{id}/proposal': () => ({ data: sessionOf(AT) }),
    });
    await user.click(await button(`Propose another time for Maya Torres’s session ${TIME_TEXT}`));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }));
    await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
    await user.click(dialog.getByRole('button', { name: 'Propose this time' }));
    expect(await screen.findByText(`You proposed ${LATER_TEXT}.`)).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: `PUT /sessions/request/${booked.id}/proposal`, body: { timeRequested: LATER } },
    ]);
  });

  it('can be reloaded after a failure, without hiding the sessions', async () => {
    open([], {
      'GET /sessions/requests/waiting': () => problem(500, 'internal', 'Something went wrong.'),
      'GET /sessions/requests/user/{userId}': () => ({ data: [booked] }),
    });
    expect(await button('Try again')).toBeTruthy();
    expect(await screen.findByRole('article', { name: TIME_TEXT })).toBeTruthy();
  });
});

describe('a session that a counselor books', () => {
  it('needs a student and a time, and is booked at once', async () => {
    const { requests } = open([], {
      'GET /users/students': () => pageOf(listed('maya', 'Maya', 'Torres')),
      'POST /sessions/offered': () => ({ data: booked }),
    });
    await user.click(await button('New session'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New session' }));
    await user.click(dialog.getByRole('button', { name: 'Book session' }));
    expect(await dialog.findByText('Choose a student.')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: 'Student' }));
    await user.click(await screen.findByRole('option', { name: /Torres, Maya/ }));
    await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
    await user.click(dialog.getByRole('button', { name: 'Book session' }));
    expect(await screen.findByText(`Session with Maya Torres booked for ${LATER_TEXT}.`)).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'POST /sessions/offered',
        body: { studentId: 'maya', timeRequested: LATER, lengthInMinutes: 30, notes: '' },
      },
    ]);
  });
});

describe('a booked session', () => {
  const own = (time: string) => ({
    ...sessionOf(time, { state: 'booked', paid: true }),
    relationships: {
      ...booked.relationships,
      counselor: { data: { id: 'user-1', attributes: { firstName: 'Zoë', lastName: 'Berg' } } },
    },
  });

  it('stays booked when its counselor moves it', async () => {
    open([], {
      'GET /sessions/requests/user/{userId}': () => ({ data: [own(AT)] }),
      'PATCH /sessions/request/{id}': () => ({ data: own(LATER) }),
    });
    await user.click(await button(`Reschedule the session ${TIME_TEXT}`));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The session stays booked. We’ll tell Maya the new time.')).toBeTruthy();
    await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
    await user.click(dialog.getByRole('button', { name: 'Move session' }));
    expect(await screen.findByText(`Session moved to ${LATER_TEXT}.`)).toBeTruthy();
  });

  it.each([
    ['2026-10-26T20:00:00.000Z', 'Opens 3:50 PM'],
    [AT, 'Opens Wed 2:50 PM'],
    ['2026-11-17T20:00:00.000Z', 'Opens Tue, Nov 17, 2:50 PM'],
  ])('at %s says when it opens', async (time, opens) => {
    open([], { 'GET /sessions/requests/user/{userId}': () => ({ data: [own(time)] }) });
    expect(await screen.findByText(opens)).toBeTruthy();
  });
});

describe('the replies to a student’s request', () => {
  const reply = (changes: Partial<SessionReply>): SessionReply => ({
    ...{ counselorId: 'daniel', counselor: { firstName: 'Daniel', lastName: 'Reyes' } },
    ...{ proposedTime: null, reason: null },
    ...changes,
  });

  const openAsStudent = (replies: readonly SessionReply[], answers: Responses = {}) => {
    const requests = serve({
      'GET /sessions/requests/user/{userId}': () => ({ data: [sessionOf(AT, { replies })] }),
      ...answers,
    });
    renderApp({ role: 'student', at: '/my-sessions-students' });
    return requests;
  };

  it('say why a counselor declined', async () => {
    openAsStudent([reply({ reason: 'I am at a fair.' })]);
    expect(await screen.findByText('Daniel Reyes can’t lead it')).toBeTruthy();
    expect(screen.getByText('I am at a fair.')).toBeTruthy();
  });

  it('let the student accept a proposed time until it has passed', async () => {
    const requests = openAsStudent(
      [
        reply({ proposedTime: LATER }),
        reply({ counselorId: 'ruth', proposedTime: '2026-10-25T19:00:00.000Z' }),
      ],
      { 'PUT /sessions/request/{id}/proposal/accepted': () => ({ data: booked }) },
    );
    const accept = await screen.findAllByRole('button', { name: /^Accept/ });
    expect(accept.map((one) => one.getAttribute('aria-label'))).toEqual([
      `Accept ${LATER_TEXT} with Daniel Reyes`,
    ]);
    await user.click(accept[0]!);
    expect(await screen.findByText(`Session moved to ${LATER_TEXT}.`)).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: `PUT /sessions/request/${booked.id}/proposal/accepted`,
        body: { counselorId: 'daniel', timeRequested: LATER },
      },
    ]);
  });
});
