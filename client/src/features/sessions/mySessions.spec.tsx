import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionRequestResource } from 'contract/sessions';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../test/server';
import { sessionOf, slotAt } from '../../test/sessions';

const user = userEvent.setup({ delay: null });
const AT = '2026-10-28T19:00:00.000Z';
const TIME_TEXT = 'Wednesday, October 28, 2026, 3:00 PM EDT';
const proposed = sessionOf(AT, { notes: 'Interview practice' });
const booked = sessionOf(AT, { state: 'booked', paid: true });

beforeEach(() => itIs('2026-10-26T12:00:00.000Z'));

function open(
  role: 'student' | 'counselor',
  sessions: readonly SessionRequestResource[],
  answers: Responses = {},
) {
  const requests = serve({
    'GET /sessions/requests/user/{userId}': () => ({ data: sessions }),
    'GET /sessions': () => ({ data: [slotAt('2026-10-29T19:00:00.000Z')] }),
    ...answers,
  });
  return { requests, ...renderApp({ role, at: `/my-sessions-${role}s` }) };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the sessions of students and counselors', () => {
  it.each(['student', 'counselor'] as const)('are empty for a %s at first', async (role) => {
    open(role, []);
    expect(await screen.findByText('No sessions found.')).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    let isDown = true;
    open('student', [], {
      'GET /sessions/requests/user/{userId}': () =>
        isDown ? problem(500, 'internal', 'Something went wrong.') : { data: [proposed] },
    });
    const again = await button('Try again');
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('article', { name: TIME_TEXT })).toBeTruthy();
  });

  it.each([
    ['2026-10-28T18:49:59.000Z', false],
    ['2026-10-28T18:50:00.000Z', true],
    ['2026-10-28T19:29:59.000Z', true],
    ['2026-10-28T19:30:00.000Z', false],
  ])('at %s can be joined: %s', async (now, isOpen) => {
    itIs(now);
    open('counselor', [booked]);
    const name = `Join the session ${TIME_TEXT}`;
    if (isOpen)
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(
        `/lobby?roomId=${booked.id}`,
      );
    else expect((await button(name)).disabled).toBe(true);
  });

  it.each([
    ['2026-10-28T18:59:59.000Z', 2],
    ['2026-10-28T19:00:00.000Z', 0],
  ])('at %s have %i buttons to reschedule and cancel', async (now, buttons) => {
    itIs(now);
    open('counselor', [booked]);
    const card = within(await screen.findByRole('article', { name: TIME_TEXT }));
    expect(card.queryAllByRole('button', { name: /^(Reschedule|Cancel) / })).toHaveLength(buttons);
  });

  it('cannot be joined without a counselor', async () => {
    itIs('2026-10-28T18:55:00.000Z');
    open('student', [proposed]);
    expect((await button(`Join the session ${TIME_TEXT}`)).disabled).toBe(true);
  });
});

describe('a student’s sessions', () => {
  it('show proposed and booked ones, with past ones below', async () => {
    const over = sessionOf('2026-10-20T19:00:00.000Z', {
      state: 'done',
      paid: true,
      counselorNotes: 'Read the essay once more.',
    });
    const later = sessionOf('2026-10-30T19:00:00.000Z', { state: 'booked', paid: true });
    open('student', [over, proposed, later]);
    await screen.findByRole('article', { name: TIME_TEXT });
    const [first, second, last] = screen.getAllByRole('article').map((card) => within(card));
    expect(first!.getByText('Proposed Time')).toBeTruthy();
    expect(first!.getByText('Interview practice')).toBeTruthy();
    expect(second!.getByText('Booked Time')).toBeTruthy();
    expect(second!.getByText(/with Daniel Reyes/)).toBeTruthy();
    expect(last!.getByText('Read the essay once more.')).toBeTruthy();
    expect(last!.queryByRole('button')).toBeNull();
  });

  it('link to the payment if they are unpaid', async () => {
    open('student', [proposed]);
    expect((await screen.findByRole('link', { name: 'Pay' })).getAttribute('href')).toBe('/get-help');
  });

  it('link to no payment if they are paid or waived', async () => {
    open('student', [booked, sessionOf('2026-10-30T19:00:00.000Z', { waived: true })]);
    await screen.findByRole('article', { name: TIME_TEXT });
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull();
  });

  it('are canceled after a confirmation', async () => {
    const { requests } = open('student', [booked], { 'DELETE /sessions/request/{id}': done });
    await user.click(await button(`Cancel the session ${TIME_TEXT}`));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await writesIn(requests)).toEqual([]);
    expect(question.getByRole('button', { name: 'Keep session' })).toBeTruthy();
    expect(question.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Cancel session' }));
    expect(await screen.findByText('Session canceled.')).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual([
      `DELETE /sessions/request/${booked.id}`,
    ]);
  });

  it('are rescheduled to another hour', async () => {
    const { requests } = open('student', [booked], {
      'PATCH /sessions/request/{id}': ({ body }) => ({ data: sessionOf(body.timeRequested) }),
    });
    await user.click(await button(`Reschedule the session ${TIME_TEXT}`));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose another time' }));
    await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
    await user.click(dialog.getByRole('button', { name: 'Request this time' }));
    expect(await screen.findByText('Session moved to Thursday, October 29, 2026, 3:00 PM EDT.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: `PATCH /sessions/request/${booked.id}`,
        body: { timeRequested: '2026-10-29T19:00:00.000Z' },
      },
    ]);
  });

  it('show why an hour was rejected and keep the choice', async () => {
    open('student', [booked], {
      'PATCH /sessions/request/{id}': () => problem(409, 'session-begun', 'The time has come.'),
    });
    await user.click(await button(`Reschedule the session ${TIME_TEXT}`));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose another time' }));
    await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
    await user.click(dialog.getByRole('button', { name: 'Request this time' }));
    expect(await dialog.findByText('The time has come.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { checked: true }).parentElement!.textContent).toMatch(
      /^3:00 PM EDT/,
    );
  });
});

describe('a counselor’s sessions', () => {
  it('accept notes once they have begun, not before', async () => {
    const coming = sessionOf('2026-10-30T19:00:00.000Z', { state: 'booked' });
    itIs('2026-10-28T19:05:00.000Z');
    const { requests } = open('counselor', [booked, coming], {
      'PUT /sessions/request/{id}/notes': ({ body }) => ({
        data: sessionOf(AT, { state: 'booked', counselorNotes: body.notes }),
      }),
    });
    await user.click(await button(`Write notes for the session ${TIME_TEXT}`));
    expect(screen.queryAllByRole('button', { name: /^Write notes for/, hidden: true })).toHaveLength(1);
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes for the student' }));
    await user.type(dialog.getByRole('textbox', { name: /Notes/ }), 'Well done.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Notes saved.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      { call: `PUT /sessions/request/${booked.id}/notes`, body: { notes: 'Well done.' } },
    ]);
  });

  it('show who was in the room and link to the student’s tasks', async () => {
    open('counselor', [sessionOf(AT, { state: 'done', minutesPresent: { student: 25, counselor: null } })]);
    expect(await screen.findByText('Student: 25 minutes, counselor: didn’t join')).toBeTruthy();
    const tasks = screen.getByRole('link', { name: `Add follow-up tasks for the session ${TIME_TEXT}` });
    expect(tasks.getAttribute('href')).toBe('/counselor/counselor-tasks?studentId=maya&tab=add');
  });
});
