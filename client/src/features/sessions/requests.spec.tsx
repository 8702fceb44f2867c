import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionCandidate, SessionRequestResource } from 'contract/sessions';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { sessionOf, slotAt } from '../../test/sessions';
import { cellsOf } from '../../test/rows';

const user = userEvent.setup({ delay: null });
const AT = '2026-10-28T19:00:00.000Z';
const PAID = sessionOf(AT, { paid: true });

beforeEach(() => itIs('2026-10-26T12:00:00.000Z'));

const candidate = (
  id: string,
  firstName: string,
  availability: SessionCandidate['attributes']['availability'],
): SessionCandidate => ({
  id,
  attributes: {
    ...{ firstName, lastName: 'Reyes', availability, own: id === 'daniel' },
    conflict:
      availability === 'booked'
        ? { startsAt: '2026-10-28T18:30:00.000Z', minutes: 60, student: 'Ines Ray' }
        : null,
  },
  relationships: {},
});
const CANDIDATES = [
  candidate('daniel', 'Daniel', 'free'),
  candidate('olga', 'Olga', 'outside-hours'),
  candidate('berta', 'Berta', 'booked'),
];

function open(sessions: readonly SessionRequestResource[], answers: Responses = {}) {
  const requests = serve({
    'GET /sessions/requests': () => ({ data: sessions, pageCount: 1, total: sessions.length }),
    'GET /sessions/request/{id}/counselors': () => ({ data: CANDIDATES }),
    'PUT /sessions/request/counselor': () => ({ data: sessionOf(AT, { state: 'booked', paid: true }) }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'admin', at: '/admin-session-requests' }) };
}
const openDialog = async () => {
  await user.click(await screen.findByRole('button', { name: 'Add Counselor for Maya Torres' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: /^Daniel Reyes/ });
  return dialog;
};

it('the page says when there are no requests', async () => {
  open([]);
  expect(await screen.findByText('No session requests found.')).toBeTruthy();
});

it('the page offers a retry when requests fail to load', async () => {
  let isDown = true;
  open([], {
    'GET /sessions/requests': () =>
      isDown ? problem(500, 'internal', 'Something went wrong.') : { data: [PAID], pageCount: 1, total: 1 },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('rowheader', { name: 'Maya Torres' })).toBeTruthy();
});

it('a request shows its time, its length and whether it is paid', async () => {
  open([PAID]);
  const row = (await screen.findByRole('rowheader', { name: 'Maya Torres' })).closest('tr')!;
  expect(screen.getByText('1 request')).toBeTruthy();
  expect(cellsOf(row)).toEqual([
    'Wed, Oct 28, 3:00 PM EDT',
    'Maya Torres',
    'No counselor yet',
    '30 minutes',
    'ProposedPaid',
    expect.stringContaining('Add Counselor'),
  ]);
});

it('a request has its changes in a menu and other actions next to it', async () => {
  open([PAID]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Maya Torres' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Propose another time',
    'Decline',
    'Reschedule',
    'Cancel',
  ]);
  await user.click(items[3]!);
  expect(await screen.findByRole('alertdialog', { name: 'Cancel this session?' })).toBeTruthy();
});

const answer = async (action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Maya Torres' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};

it('an admin declines a request with a reason', async () => {
  const { requests } = open([PAID], { 'PUT /sessions/request/{id}/declined': () => ({ data: PAID }) });
  const dialog = await answer('Decline');
  await user.type(dialog.getByLabelText('Reason'), 'We are closed then.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Request declined.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    { call: `PUT /sessions/request/${PAID.id}/declined`, body: { reason: 'We are closed then.' } },
  ]);
});

it('an admin proposes another time of a counselor', async () => {
  const later = '2026-10-29T19:00:00.000Z';
  const { requests } = open([PAID], {
    'GET /sessions': () => ({ data: [slotAt(later)] }),
    'PUT /sessions/request/{id}/proposal': () => ({ data: PAID }),
  });
  const dialog = await answer('Propose another time');
  await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
  await user.click(dialog.getByRole('button', { name: 'Propose this time' }));
  const counselor = dialog.getByLabelText('Counselor');
  expect(counselor.getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(counselor, 'Daniel Reyes · this student’s counselor');
  await user.click((await dialog.findAllByRole('radio', { name: /^3:00 PM EDT/ }))[0]!);
  await user.click(dialog.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByText(/^You proposed Thursday, October 29/)).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    {
      call: `PUT /sessions/request/${PAID.id}/proposal`,
      body: { timeRequested: later, counselorId: 'daniel' },
    },
  ]);
});

it('a request shows the replies of counselors', async () => {
  const counselor = { firstName: 'Daniel', lastName: 'Reyes' };
  const reply = { counselorId: 'daniel', counselor, proposedTime: null, reason: 'I am at a fair.' };
  open([sessionOf(AT, { replies: [reply] })]);
  expect(await screen.findByText('Daniel Reyes can’t lead it')).toBeTruthy();
  expect(screen.getByText('I am at a fair.')).toBeTruthy();
});

it('an admin can join a session with a counselor at any time', async () => {
  const booked = sessionOf(AT, { state: 'booked' });
  open([booked]);
  const join = await screen.findByRole('link', { name: 'Join Maya Torres’s session' });
  expect(join.getAttribute('href')).toBe(`/lobby?roomId=${booked.id}`);
});

it.each([
  ['State', 'cancelled', { state: 'cancelled' }],
  ['Counselor', 'false', { hasCounselor: 'false' }],
  ['Payment', 'true', { paid: 'true' }],
] as const)('the filter %s is sent', async (label, value, sent) => {
  const asked: unknown[] = [];
  open([], {
    'GET /sessions/requests': ({ query }) => {
      asked.push(query);
      return { data: [PAID], pageCount: 1, total: 1 };
    },
  });
  await screen.findByRole('rowheader', { name: 'Maya Torres' });
  await user.selectOptions(screen.getByLabelText(label), value);
  await waitFor(() => expect(asked.at(-1)).toMatchObject(sent));
});

describe('the dialog Add Counselor', () => {
  it('lists free counselors first and explains why others are busy', async () => {
    open([PAID]);
    const dialog = await openDialog();
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.parentElement!.textContent)).toEqual([
      'Daniel ReyesAvailable · this student’s counselor',
      'Olga ReyesOutside their published hours',
      'Berta ReyesBooked: Ines Ray, Wednesday, October 28, 2026, 2:30 PM EDT',
    ]);
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  });

  it('announces that no counselor is selected and moves the focus there', async () => {
    open([PAID]);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    const announced = (await dialog.findByText('Choose a counselor')).closest('[role="alert"]');
    expect(announced).not.toBeNull();
    const counselors = dialog.getByRole('group');
    expect(counselors.getAttribute('aria-describedby')).toBe(announced!.firstElementChild!.id);
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Daniel/ }));
  });

  it('asks before it discards a choice', async () => {
    open([PAID]);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Daniel/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeTruthy();
  });

  it('assigns the selected counselor to a paid session', async () => {
    const { requests } = open([PAID]);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    expect(await dialog.findByText('Choose a counselor')).toBeTruthy();
    expect(dialog.queryByLabelText('Reason for waiving payment')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /^Daniel/ }));
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    expect(await screen.findByText('Daniel Reyes will lead this session.')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'PUT /sessions/request/counselor',
        body: { counselorId: 'daniel', sessionRequestId: PAID.id },
      },
    ]);
  });

  it('requires a reason for an unpaid session', async () => {
    const { requests } = open([sessionOf(AT)]);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Daniel/ }));
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    expect(await dialog.findByText('Enter a reason')).toBeTruthy();
    expect(await writesIn(requests)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason for waiving payment'), 'The first is free');
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    expect((await screen.findAllByText('Daniel Reyes will lead this session.')).length).toBeGreaterThan(0);
    const [{ body } = {}] = await writesIn(requests);
    expect(body).toMatchObject({ counselorId: 'daniel', reason: 'The first is free' });
  });

  it('does not replace the selected counselor by another', async () => {
    open([PAID]);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Olga/ }));
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    expect(await dialog.findByText('Counselor id mismatch')).toBeTruthy();
  });

  it('shows why it was rejected and keeps the choice', async () => {
    open([PAID], {
      'PUT /sessions/request/counselor': () =>
        problem(409, 'hour-taken', 'Daniel Reyes has another session at Wed, Oct 28, 3:00 PM EDT.'),
    });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Daniel/ }));
    await user.click(dialog.getByRole('button', { name: 'Add Counselor' }));
    expect(await dialog.findByText(/^Daniel Reyes has another session/)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Daniel/ }).checked).toBe(true);
  });
});
