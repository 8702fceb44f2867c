import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntitlementResource } from 'contract/entitlements';
import type { StudentDetailResource } from 'contract/identity';
import { serverEvent } from 'contract/realtime';
import type { Role } from 'contract/roles';
import type { ActionItemsResource } from 'contract/students';
import { applyEvent } from '../../../shared/realtime/realtime';
import { userNamed } from '../../../test/people';
import { renderApp } from '../../../test/renderApp';
import { done, pathOf, problem, serve, writesIn, type Responses } from '../../../test/server';
import { summaryOf } from '../../../test/students';
import { taskNamed } from '../../../test/tasks';

type Staff = StudentDetailResource['relationships']['staff']['data'][number];

const staff = (
  id: string,
  firstName: string,
  role: Role,
  ...relations: Staff['attributes']['relations']
): Staff => ({ id, attributes: { firstName, lastName: 'Reyes', role, relations } });

const DANIEL = staff('c1', 'Daniel', 'counselor', 'sign-up-link');
const MIRIAM = staff('a1', 'Miriam', 'account_admin', 'entity');

const student = (...who: Staff[]): StudentDetailResource => ({
  id: 's1',
  attributes: {
    firstName: 'Maya',
    lastName: 'Torres',
    email: 'maya@school.test',
    phoneNumber: '6465551000',
    createdAt: '2026-09-01T12:00:00.000Z',
  },
  relationships: {
    entities: { data: [{ id: 'e1', attributes: { name: 'Northgate' } }] },
    staff: { data: who },
  },
});

const task = (id: string, name: string, dueDate: string, completedDate: string | null = null) => ({
  ...taskNamed(name, { studentId: 's1', dueDate, completedDate }),
  id,
});

const TASKS = [
  task('t1', 'Ask for letters', '2099-03-01'),
  task('t2', 'Draft the essay', '2026-01-05'),
  task('t3', 'Make a list', '2026-01-04', '2026-01-03T12:00:00.000Z'),
];

const WAITING: ActionItemsResource = {
  id: 's1',
  attributes: {
    unanswered: [
      { name: 'Daniel Reyes', since: '2026-09-01T12:00:00.000Z' },
      { name: null, since: '2026-09-02T12:00:00.000Z' },
    ],
    missing: ['numbers', 'tests'],
  },
  relationships: {},
};
const messageTo = (recipientId: string) =>
  serverEvent('message.sent', 'm1', 1, {
    conversationId: `c1.${recipientId}`,
    senderId: 'c1',
    recipientId,
    content: 'Here I am.',
    sentAt: '2026-09-03T12:00:00.000Z',
    clientId: null,
  });
const advising = (since: string | null, reason: string | null = null): EntitlementResource => ({
  id: 'advising',
  attributes: { since, reason },
  relationships: {},
});

const serving = (detail: Responses['GET /admin/students/{studentId}'], answers: Responses = {}) =>
  serve({
    'GET /student/summary/{studentId}': () => ({ data: summaryOf('s1', 'Maya', 'Torres') }),
    'GET /admin/students/{studentId}': detail,
    'GET /v2/tasks/{studentId}': () => ({ data: TASKS }),
    'GET /v2/tasks/all': () => ({ data: [] }),
    'GET /student/action-items/{studentId}': () => ({ data: WAITING }),
    'GET /admin/students/{studentId}/entitlements': () => ({ data: [advising(null)] }),
    'GET /admin/all': () => ({ data: [userNamed('c2', 'Olga', 'Berg', 'counselor')], pageCount: 1 }),
    'PUT /users/{studentId}/counselors/{staffId}': done,
    'PATCH /v2/tasks/student/{assignmentId}': done,
    ...answers,
  });

const user = userEvent.setup({ delay: null });
const open = (role: Role = 'admin', query = '') =>
  renderApp({
    role,
    at: `${role === 'admin' ? '/admin' : '/account-admin'}/students/s1${query}`,
  });

describe('the details of a student', () => {
  it('show the person, the entities, and who has access and why', async () => {
    serving(() => ({ data: student(DANIEL, MIRIAM) }));
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Maya Torres' })).toBeTruthy();
    expect(await screen.findByText('6465551000')).toBeTruthy();
    const entities = screen.getByRole('heading', { name: 'Entities' }).closest('section')!;
    expect(within(entities).getByText('Northgate')).toBeTruthy();
    expect(screen.getByText('Counselor · sign-up link')).toBeTruthy();
    expect(screen.getByText('Account admin · same entity')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change access for Miriam Reyes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/admin/audit?subject=s1',
    );
  });

  it('show an error on the page and in a toast', async () => {
    serving(() => problem(403, 'forbidden', 'You don’t have access to this.'));
    open('account_admin');
    await waitFor(() => expect(screen.getAllByText('You don’t have access to this.')).toHaveLength(2));
  });

  it('end the access of a counselor after a confirmation', async () => {
    let who = [DANIEL, MIRIAM];
    const requests = serving(() => ({ data: student(...who) }), {
      'DELETE /users/{studentId}/counselors/{staffId}': () => {
        who = [MIRIAM];
      },
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Change access for Daniel Reyes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End access…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End Daniel Reyes’s access?' });
    await user.click(within(dialog).getByRole('button', { name: 'End access' }));
    expect(await screen.findByText('Daniel Reyes is no longer a counselor of Maya Torres.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Counselor · sign-up link')).toBeNull());
    expect(pathOf(requests.find(({ method }) => method === 'DELETE')!)).toBe('/users/s1/counselors/c1');
  });

  it('replace a counselor by another one', async () => {
    const requests = serving(() => ({ data: student(DANIEL) }));
    open('account_admin');
    await user.click(await screen.findByRole('button', { name: 'Change access for Daniel Reyes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Replace counselor…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace Daniel Reyes' });
    await user.click(within(dialog).getByRole('button', { name: 'Change counselor' }));
    expect(await within(dialog).findByText('Choose a counselor or an account admin.')).toBeTruthy();
    await user.type(within(dialog).getByRole('combobox', { name: 'Counselor' }), 'olga');
    await user.click(await within(dialog).findByRole('option', { name: /Olga Berg/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Change counselor' }));
    expect(await screen.findByText('Olga Berg is now a counselor of Maya Torres.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'PUT')!;
    expect([pathOf(sent), await sent.json()]).toEqual(['/users/s1/counselors/c2', { instead: 'c1' }]);
  });
});

describe('the record export for a family', () => {
  it.each(['admin', 'account_admin'] as const)('is made by an %s who states who asked', async (role) => {
    const requests = serving(() => ({ data: student() }), {
      'POST /users/{studentId}/exports': () => ({ id: 'x1' }),
      'GET /users/{studentId}/exports/{exportId}': () => new Response('a zip') as never,
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
    open(role);
    await user.click(await screen.findByRole('button', { name: 'Export record…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export the record of Maya Torres' });
    await user.click(within(dialog).getByRole('button', { name: 'Export record' }));
    expect(await within(dialog).findByText('Enter a reason')).toBeTruthy();
    const reason = within(dialog).getByRole('textbox', { name: 'Who asked for it, and why' });
    await user.type(reason, 'The mother asked.');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Document language' }), 'es');
    await user.click(within(dialog).getByRole('button', { name: 'Export record' }));
    expect(await screen.findByText('The record of Maya Torres was exported.')).toBeTruthy();
    const asked = requests.filter(({ url }) => url.includes('/exports'));
    expect(asked.map((request) => [request.method, pathOf(request)])).toEqual([
      ['POST', '/users/s1/exports'],
      ['GET', '/users/s1/exports/x1'],
    ]);
    expect(new URL(asked[1]!.url).search).toBe('?language=es');
    expect(await asked[0]!.json()).toEqual({ reason: 'The mother asked.' });
  });
});

describe('the tasks on a student’s page', () => {
  it('show an admin their states and due dates', async () => {
    serving(() => ({ data: student() }));
    const { router } = open();
    await user.click(await screen.findByRole('tab', { name: 'Tasks' }));
    await user.click(await screen.findByRole('button', { name: 'Completed (1)' }));
    expect(router.state.location.search).toBe('?tab=tasks');
    const row = (await screen.findByText('Make a list')).closest('tr')!;
    expect(within(row).getByRole('checkbox')).toHaveProperty('checked', true);
    expect(screen.getByText('Draft the essay')).toBeTruthy();
  });

  it('are action items by urgency and can be completed', async () => {
    const requests = serving(() => ({ data: student() }));
    open('admin', '?tab=action-items');
    const overdue = await screen.findByRole('list', { name: 'Overdue' });
    expect(within(overdue).getByText('Draft the essay')).toBeTruthy();
    expect(screen.getByText('Nothing is due this week.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Later' })).getByText('Ask for letters')).toBeTruthy();
    expect(screen.queryByText('Make a list')).toBeNull();
    await user.click(within(overdue).getByRole('checkbox'));
    expect(await screen.findByText('Task completed!')).toBeTruthy();
    expect(pathOf(requests.find(({ method }) => method === 'PATCH')!)).toBe('/v2/tasks/student/t2');
  });

  it('name those to start with apart from the overdue', async () => {
    const before = { dueDate: '2026-01-05', countsFrom: '2026-01-06' };
    const tasks = [{ ...taskNamed('Catch up', { studentId: 's1', ...before }), id: 't9' }];
    serving(() => ({ data: student() }), { 'GET /v2/tasks/{studentId}': () => ({ data: tasks }) });
    open('admin', '?tab=action-items');
    const start = await screen.findByRole('list', { name: 'Start here' });
    expect(within(start).getByText('Catch up')).toBeTruthy();
    expect(screen.getByText('Nothing is overdue.')).toBeTruthy();
  });

  it('come before unanswered messages and missing record entries', async () => {
    serving(() => ({ data: student() }));
    open('admin', '?tab=action-items');
    const linesOf = async (name: string) => {
      const list = await screen.findByRole('list', { name });
      return within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    expect(await linesOf('Unanswered messages')).toEqual([
      expect.stringMatching(/^To Daniel Reyes/),
      expect.stringMatching(/^To Support/),
    ]);
    expect(await linesOf('Missing from the record')).toEqual(['GPA and class rank', 'Tests']);
  });

  it.each([
    ['a message is sent', messageTo('s1')],
    ['the record changes', serverEvent('record.changed', 's1', 2, { part: 'numbers' })],
    ['a college is saved', serverEvent('saved-college.changed', 'saved', 2, { studentId: 's1' })],
  ])('update when %s', async (_what, event) => {
    let items = WAITING;
    serving(() => ({ data: student() }), {
      'GET /student/action-items/{studentId}': () => ({ data: items }),
    });
    const { store } = open('admin', '?tab=action-items');
    const list = await screen.findByRole('list', { name: 'Missing from the record' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    items = { ...WAITING, attributes: { unanswered: [], missing: ['numbers'] } };
    act(() => applyEvent(store, event));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'Unanswered messages' })).toBeNull();
  });
});

describe('the entitlements of a student', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Purchases' }));

  it('are granted with a reason', async () => {
    let owned = advising(null);
    const requests = serving(() => ({ data: student() }), {
      'GET /admin/students/{studentId}/entitlements': () => ({ data: [owned] }),
      'PUT /admin/students/{studentId}/entitlements/{entitlement}': ({ body }) => {
        owned = advising('2026-11-20T15:00:00.000Z', body.reason);
      },
    });
    open();
    expect(await (await card()).findByText('Not purchased')).toBeDefined();
    await user.click((await card()).getByRole('button', { name: 'Change: Advising system' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Grant access…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Grant Maya Torres access: Advising system' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Grant access' }));
    expect(await dialog.findByText('Enter a reason')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'Paid by bank transfer.');
    await user.click(dialog.getByRole('button', { name: 'Grant access' }));
    await screen.findByText('Maya Torres now has access: Advising system.');
    expect(await (await card()).findByText(/^Since .* · Paid by bank transfer\.$/)).toBeDefined();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'PUT /admin/students/s1/entitlements/advising',
        body: { owned: true, reason: 'Paid by bank transfer.' },
      },
    ]);
  });

  it('are revoked with a reason', async () => {
    const requests = serving(() => ({ data: student() }), {
      'GET /admin/students/{studentId}/entitlements': () => ({
        data: [advising('2026-11-20T15:00:00.000Z')],
      }),
      'PUT /admin/students/{studentId}/entitlements/{entitlement}': done,
    });
    open();
    expect(await (await card()).findByText(/^Since .* · purchased$/)).toBeDefined();
    await user.click((await card()).getByRole('button', { name: 'Change: Advising system' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke access…' }));
    await user.type(await screen.findByLabelText('Reason'), 'Paid back.');
    await user.click(screen.getByRole('button', { name: 'Revoke access' }));
    await screen.findByText('Maya Torres no longer has access: Advising system.');
    expect((await writesIn(requests))[0]!.body).toEqual({ owned: false, reason: 'Paid back.' });
  });

  it('are visible only to admins', async () => {
    serving(() => ({ data: student() }));
    open('account_admin');
    await screen.findByRole('heading', { level: 2, name: 'Maya Torres' });
    expect(screen.queryByRole('region', { name: 'Purchases' })).toBeNull();
  });
});
