import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupResource } from 'contract/groups';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn, type Responses } from '../../test/server';
import { FACETS, listed, pageOf, summaryOf } from '../../test/students';

const [EARLY, ATHLETES, GONE] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

const group = (
  id: string,
  name: string,
  changes: Partial<GroupResource['attributes']> = {},
): GroupResource => ({
  id,
  attributes: { name, shared: false, own: true, editable: true, students: 1, ...changes },
  relationships: {},
});

const GROUPS = [
  group(ATHLETES, 'Athletes', { shared: true, own: false, editable: false, students: 4 }),
  group(EARLY, 'Early', { students: 2 }),
];
const LIAM = listed('s2', 'Liam', 'Berg', { groups: [EARLY] });
const ZOE = listed('s1', 'Zoë', 'Okafor', { groups: [EARLY, ATHLETES] });

const user = userEvent.setup({ delay: null });

function open(answers: Responses = {}, at?: string) {
  const requests = serve({
    'GET /users/students': () => ({ ...pageOf(LIAM, ZOE), facets: { ...FACETS, groups: { [EARLY]: 2 } } }),
    'GET /users/students/groups': () => ({ data: GROUPS, mayShare: true }),
    'POST /users/students/groups/members': () => ({ changed: 2, skipped: 0 }),
    'POST /users/students/groups': () => ({ id: 'g9' }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'counselor', at }) };
}

async function openForBoth() {
  for (const name of ['Select Liam Berg', 'Select Zoë Okafor']) {
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
    await waitFor(() => expect(box.disabled).toBe(false));
    await user.click(box);
  }
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Groups' }));
  return within(await screen.findByRole('dialog', { name: 'Groups of 2 students' }));
}

const check = async (dialog: ReturnType<typeof within>, name: string) =>
  (await dialog.findByRole('checkbox', { name })) as HTMLInputElement;

const openManager = async () => {
  await user.click(await screen.findByRole('button', { name: 'Groups' }));
  await user.click(await screen.findByRole('button', { name: 'Manage groups' }));
  return within(await screen.findByRole('dialog', { name: 'Groups' }));
};

afterEach(() => localStorage.clear());

it('filters the list by several groups, kept in the address', async () => {
  const { requests, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Groups' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Early 2' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Athletes 0' }));
  const ids = `${EARLY},${ATHLETES}`;
  await waitFor(() =>
    expect(requests.map(({ url }) => new URL(url).searchParams.get('groups'))).toContain(ids),
  );
  expect(new URLSearchParams(router.state.location.search).get('groups')).toBe(ids);
  expect(await screen.findByRole('button', { name: 'Groups (2)' })).toBeTruthy();
});

it('offers to leave a chosen group that no longer exists', async () => {
  const { router } = open({}, `/counselor/counselor-students?groups=${GONE}`);
  await user.click(await screen.findByRole('button', { name: 'Groups (1)' }));
  await user.click(await screen.findByRole('checkbox', { name: 'A group you can no longer see 0' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('shows which groups have all, some or none of the selected students', async () => {
  open();
  const dialog = await openForBoth();
  const [all, some] = [await check(dialog, 'Early'), await check(dialog, 'Athletes 1 of 2')];
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  expect([some.checked, some.indeterminate]).toEqual([false, true]);
});

it('changes all groups of the selected students in one request', async () => {
  const { requests } = open();
  const dialog = await openForBoth();
  await user.click(await check(dialog, 'Early'));
  await user.click(await check(dialog, 'Athletes 1 of 2'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Groups of 2 students changed.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    {
      call: 'POST /users/students/groups/members',
      body: { studentIds: ['s2', 's1'], add: [ATHLETES], remove: [EARLY] },
    },
  ]);
});

it('creates a group with the selected students', async () => {
  const { requests } = open();
  const dialog = await openForBoth();
  await user.click(await dialog.findByRole('button', { name: 'New group' }));
  const form = within(await screen.findByRole('dialog', { name: 'New group' }));
  await user.type(await form.findByLabelText('Name'), ' Full pay ');
  await user.click(form.getByRole('checkbox', { name: 'Share with the staff of my school' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Full pay” created with 2 students.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    {
      call: 'POST /users/students/groups',
      body: { name: 'Full pay', shared: true, studentIds: ['s2', 's1'] },
    },
  ]);
});

it('shows a taken name at its field', async () => {
  const taken = 'There is already a group with this name.';
  open({ 'POST /users/students/groups': () => problem(409, 'group-name-taken', taken, { name: taken }) });
  await user.click((await openManager()).getByRole('button', { name: 'New group' }));
  const form = within(await screen.findByRole('dialog', { name: 'New group' }));
  const name = await form.findByLabelText('Name');
  await user.type(name, 'early');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByText(taken)).toBeTruthy();
});

it('lists the groups, and edits only those that the user may', async () => {
  open();
  const dialog = await openManager();
  const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Athletes4 students · Shared by a colleague', 'Early2 students']);
  expect(dialog.queryByRole('button', { name: 'Edit “Athletes”' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Edit “Early”' })).toBeTruthy();
});

it('deletes a group after a question that counts its students', async () => {
  const { requests } = open({ 'DELETE /users/students/groups/{id}': () => undefined });
  await user.click((await openManager()).getByRole('button', { name: 'Delete “Early”' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Early”?' }));
  expect(question.getByText(/^2 students are in this group/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete group' }));
  expect(await screen.findByText('“Early” deleted.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    expect.objectContaining({ call: `DELETE /users/students/groups/${EARLY}` }),
  ]);
});

it('says what follows when a group is no longer shared', async () => {
  open({
    'GET /users/students/groups': () => ({ data: [group(EARLY, 'Early', { shared: true })], mayShare: true }),
  });
  await user.click((await openManager()).getByRole('button', { name: 'Edit “Early”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit “Early”' }));
  await user.click(await form.findByRole('checkbox', { name: /^Share/ }));
  expect(form.getByText(/^Your colleagues will no longer see the group/)).toBeTruthy();
});

it('a student’s page shows the groups, and lets staff change them', async () => {
  const { requests } = open(
    {
      'GET /student/summary/{studentId}': () => ({
        data: summaryOf('s1', 'Zoë', 'Okafor', { groups: [EARLY] }),
      }),
      'GET /student/snapshot/{studentId}': () => problem(404, 'not-found', 'None'),
      'GET /student/action-items/{studentId}': () => problem(404, 'not-found', 'None'),
    },
    '/students/s1',
  );
  expect(await screen.findByText('Early')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Change the groups of Zoë Okafor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups of Zoë Okafor' }));
  await user.click(await check(dialog, 'Athletes'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await writesIn(requests)).toEqual([
      {
        call: 'POST /users/students/groups/members',
        body: { studentIds: ['s1'], add: [ATHLETES], remove: [] },
      },
    ]),
  );
});
