import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvitationResource } from 'contract/invitations';
import type { RosterHeader, RosterImportResource } from 'contract/rosters';
import { entityNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, serve } from '../../test/server';

const anImport = (more: Partial<RosterImportResource['attributes']> = {}): RosterImportResource => ({
  id: 'i1',
  attributes: {
    ...{ fileName: 'students.csv', encoding: 'UTF-8', state: 'checked', progress: 0, rows: 3 },
    ...{ school: 'Harbor High', people: 2, unchanged: 1, mailed: 0, accepted: 0 },
    ...{ createdAt: '2026-11-22T12:00:00.000Z', faults: [], faultCount: 0, reason: null },
    ...{ undone: null, stayed: [] },
    ...more,
  },
  relationships: {},
});

const maya: InvitationResource = {
  id: 's1',
  attributes: {
    ...{ firstName: 'Maya', lastName: 'Torres', email: 'maya@school.test', role: 'student' },
    ...{ invitedAt: '2026-11-22T12:00:00.000Z', sentAt: null },
  },
  relationships: { invitedBy: { data: null } },
};

function serving(header: RosterHeader, schools = ['Harbor High']) {
  let imports: RosterImportResource[] = [];
  let waiting: InvitationResource[] = [];
  const become = (more: Partial<RosterImportResource['attributes']>) => {
    imports = [anImport({ ...imports[0]?.attributes, ...more })];
    return { data: imports[0]! };
  };
  return serve({
    'GET /admin/entities': () => ({ data: schools.map((name, index) => entityNamed(`e${index}`, name)) }),
    'GET /roster-imports': () => ({ data: imports }),
    'POST /roster-imports/columns': () => ({ data: header }),
    'POST /roster-imports': () => become({}),
    'POST /roster-imports/{id}/run': ({ body: { send } }) => {
      waiting = [maya];
      return become({ state: 'done', mailed: send ? 2 : 0 });
    },
    'POST /roster-imports/{id}/mails': () => become({ mailed: 2 }),
    'POST /roster-imports/{id}/undo': () =>
      become({
        state: 'undone',
        undone: { removed: 1, kept: 1 },
        stayed: [{ id: 's2', name: 'Noah Kim', acceptedAt: '2026-11-22T13:00:00.000Z' }],
      }),
    'GET /invitations': () => ({ data: waiting, pageCount: 1 }),
    'POST /invitations/{userId}/mail': done,
    'POST /invitations/mails': () => ({ sent: 310, recent: 12, left: 0 }),
    'DELETE /invitations/{userId}': () => {
      waiting = [];
    },
  });
}

const user = userEvent.setup({ delay: null });
const known: RosterHeader = {
  headers: ['a', 'b', 'c'],
  sample: [],
  columns: { first_name: 0, last_name: 1, email: 2 },
};

const open = () => renderApp({ role: 'admin', at: '/import-people' });

async function upload() {
  const file = new File(['a,b,c\n1,2,3'], 'students.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file with students or staff'), file);
}

const queryOf = (requests: readonly Request[]) =>
  new URL(requests.find(({ url, method }) => method === 'POST' && /roster-imports\?/.test(url))!.url).search;

it('a roster is checked, imported, mailed, and undone for unused accounts', async () => {
  const requests = serving(known);
  open();
  await upload();
  expect(
    await screen.findByText('3 rows for Harbor High: 2 people to invite, 1 already with an account.'),
  ).toBeTruthy();
  expect(queryOf(requests)).toBe('?entity_id=e0');
  await user.click(screen.getByLabelText('Email invitations immediately'));
  await user.click(screen.getByRole('button', { name: 'Import 2 people' }));
  await user.click(await screen.findByRole('button', { name: 'Send 2 invitations' }));
  expect(
    await screen.findByText(
      '2 people with an account at Harbor High: 2 invited by email, 0 signed in so far.',
    ),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Remind everyone…' }));
  await user.click(await screen.findByRole('button', { name: 'Send reminders' }));
  expect(
    await screen.findByText('We’re reminding 310 people. 12 people had a mail within the last day.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the import of students.csv' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/Accounts already in use stay/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Undone: 1 person removed, 1 kept.')).toBeTruthy();
  expect(screen.getByText(/Noah Kim was kept because they signed in on/)).toBeTruthy();
});

it('the import asks for columns that the header does not identify', async () => {
  const requests = serving({
    headers: ['Vorname', 'Nachname', 'Email'],
    sample: ['Maya', ''],
    columns: { email: 2 },
  });
  open();
  await upload();
  expect(await screen.findByRole('heading', { name: 'Match the columns' })).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('Choose a column for first name')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('First name'), 'Vorname (Maya)');
  await user.selectOptions(screen.getByLabelText('Last name'), 'Nachname');
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByRole('article', { name: 'students.csv' })).toBeTruthy();
  expect(decodeURIComponent(queryOf(requests))).toBe(
    '?entity_id=e0&columns=first_name:0,last_name:1,email:2',
  );
  await waitFor(() => expect(screen.queryByText('Match the columns')).toBeNull());
});

it('the import asks for the school when there are several', async () => {
  const requests = serving(known, ['Harbor High', 'Hill School']);
  open();
  const school = await screen.findByLabelText('School');
  await upload();
  expect(await screen.findByText('Choose a school, then upload the file again.')).toBeTruthy();
  expect(requests.map(pathOf)).not.toContain('/roster-imports/columns');
  await user.selectOptions(school, 'Hill School');
  await upload();
  expect(await screen.findByRole('article', { name: 'students.csv' })).toBeTruthy();
  expect(queryOf(requests)).toBe('?entity_id=e1');
});

it('people who never signed in can be invited again or withdrawn', async () => {
  const requests = serving(known);
  open();
  expect(await screen.findByText('No pending invitations. Everyone you invited has signed in.')).toBeTruthy();
  await upload();
  await user.click(await screen.findByRole('button', { name: 'Import 2 people' }));
  const again = await screen.findByRole('button', { name: 'Send the invitation to Maya Torres' });
  await user.click(again);
  expect(await screen.findByText('We’re sending the invitation to Maya Torres.')).toBeTruthy();
  expect(requests.map(pathOf)).toContain('/invitations/s1/mail');
  await user.click(screen.getByRole('button', { name: 'Cancel invitation for Maya Torres' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel invitation' }));
  expect(await screen.findByText('No pending invitations. Everyone you invited has signed in.')).toBeTruthy();
});
