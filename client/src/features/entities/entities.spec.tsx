import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntityResource, MemberResource, MembersPage } from 'contract/entities';
import { entityNamed, leavingOf, memberNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve, type Answers } from '../../test/server';

const serving = (list: Answers['GET /admin/entities'], answers: Answers = {}) =>
  serve({ 'GET /admin/entities': list, ...answers });

const user = userEvent.setup({ delay: null });
const open = () => renderApp({ role: 'admin', at: '/admin/entities' });

it('entities are shown with what they are, and lead to their members', async () => {
  serving(() => ({
    data: [
      entityNamed('e1', 'Northgate', { memberCount: 2, type: 'Public' }),
      entityNamed('e2', 'Southgate'),
    ],
  }));
  open();
  const [north, south] = await screen.findAllByRole('article');
  expect(within(north!).getByText('Public · 2 members')).toBeTruthy();
  expect(within(north!).getByRole('link', { name: 'Northgate' }).getAttribute('href')).toBe(
    '/admin/entities/e1',
  );
  expect(within(south!).getByText('No members yet.')).toBeTruthy();
});

it('says so when they cannot be had, and asks again', async () => {
  let broken = true;
  serving(() => (broken ? problem(500, 'internal', 'broken') : { data: [entityNamed('e1', 'Northgate')] }));
  open();
  await screen.findByText('Unable to get entities');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Northgate' })).toBeTruthy();
});

describe('a new entity', () => {
  const create = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Create entity' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create entity' });
    await user.type(within(dialog).getByLabelText('Name'), name);
    await user.click(within(dialog).getByRole('button', { name: 'Create entity' }));
  };

  it('appears in the list', async () => {
    const entities: EntityResource[] = [];
    const requests = serving(() => ({ data: entities }), {
      'POST /admin/entity': () => {
        entities.push(entityNamed('e1', 'Northgate'));
        return { id: 'e1' };
      },
    });
    open();
    await create('Northgate');
    expect(await screen.findByText('Entity created successfully.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Northgate' })).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST')!;
    expect(await sent.json()).toEqual({ name: 'Northgate', description: '', type: null });
  });

  it('that is not saved is said so in the dialog', async () => {
    serving(() => ({ data: [] }), { 'POST /admin/entity': () => problem(500, 'internal', 'broken') });
    open();
    await create('Northgate');
    expect(await within(screen.getByRole('dialog')).findByText('Unable to save entity')).toBeTruthy();
  });
});

describe('a user', () => {
  const add = async (email: string) => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Add user to Northgate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add user to Northgate' });
    await user.type(within(dialog).getByLabelText('Email'), email);
    await user.click(within(dialog).getByRole('button', { name: 'Add user' }));
    return dialog;
  };

  it('is added by e-mail address', async () => {
    const requests = serving(() => ({ data: [entityNamed('e1', 'Northgate')] }), {
      'POST /admin/entity/{id}/user': () => ({ id: 'liam' }),
    });
    await add('liam@school.test');
    expect(await screen.findByText('Added successfully.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST')!;
    expect(pathOf(sent)).toBe('/admin/entity/e1/user');
    expect(await sent.json()).toEqual({ email: 'liam@school.test' });
  });

  it('who is unknown is named in the dialog', async () => {
    serving(() => ({ data: [entityNamed('e1', 'Northgate')] }), {
      'POST /admin/entity/{id}/user': () => problem(404, 'user-not-found', 'something else'),
    });
    const dialog = await add('nobody@school.test');
    expect(await within(dialog).findByText('Unable to add nobody@school.test to entity')).toBeTruthy();
  });
});

const pageOf = (data: readonly MemberResource[]): MembersPage => ({
  ...{ data, pageCount: 1, total: data.length },
  counts: { staff: data.length, students: 3 },
});
const NORTHGATE = entityNamed('e1', 'Northgate', { type: 'Public' });
const LIAM = memberNamed('liam', 'Liam', 'Berg');

describe('a member', () => {
  const ask = async (action: string) => {
    renderApp({ role: 'admin', at: '/admin/entities/e1' });
    await user.click(await screen.findByRole('button', { name: 'Change the membership of Liam Berg' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('is taken out once that is confirmed', async () => {
    let members = [LIAM];
    const requests = serving(() => ({ data: [NORTHGATE] }), {
      'GET /admin/entity/{id}/users': () => pageOf(members),
      'GET /admin/entity/{id}/user/{userId}/leaving': () => ({
        data: leavingOf('liam', { people: 12, sessions: 1, lastAccountAdmin: true }),
      }),
      'DELETE /admin/entity/{id}/user/{userId}': () => {
        members = [];
      },
    });
    await ask('Take out…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Take Liam Berg out of Northgate?' });
    expect(dialog.textContent).toContain('Liam Berg loses the access to the students of Northgate at once');
    expect(await within(dialog).findByText('Access to 12 students')).toBeTruthy();
    expect(dialog.textContent).toContain('1 booked session');
    expect(dialog.textContent).toContain('Liam Berg is the last account admin of Northgate');
    await user.click(within(dialog).getByRole('button', { name: 'Take out' }));
    expect(await screen.findByText('Liam Berg no longer belongs to Northgate.')).toBeTruthy();
    expect(await screen.findByText('No staff yet.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'DELETE')!;
    expect(pathOf(sent)).toBe('/admin/entity/e1/user/liam');
  });

  it('moves to another entity', async () => {
    const requests = serving(() => ({ data: [NORTHGATE, entityNamed('e2', 'Southgate')] }), {
      'GET /admin/entity/{id}/users': () => pageOf([LIAM]),
      'PATCH /admin/entity/{id}/user/{userId}': done,
    });
    await ask('Move…');
    const dialog = await screen.findByRole('dialog', { name: 'Move Liam Berg' });
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await within(dialog).findByText('Choose an entity', { selector: 'span' })).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('To'), 'Southgate');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Liam Berg now belongs to Southgate.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'PATCH')!;
    expect([pathOf(sent), await sent.json()]).toEqual(['/admin/entity/e1/user/liam', { entity_id: 'e2' }]);
  });

  it('has a history', async () => {
    serving(() => ({ data: [NORTHGATE] }), {
      'GET /admin/entity/{id}/users': () => pageOf([LIAM]),
      'GET /admin/entity/{id}/user/{userId}/history': () => ({
        data: [
          {
            id: 'a1',
            attributes: { time: '2026-09-01T12:00:00.000Z', sentence: 'Added the user to an entity' },
            relationships: { actor: { data: { id: 'ada', attributes: { name: 'Ada Chen' } } } },
          },
        ],
      }),
    });
    await ask('History…');
    const dialog = await screen.findByRole('dialog', { name: 'History of Liam Berg' });
    expect(await within(dialog).findByText('Added the user to an entity')).toBeTruthy();
    expect(dialog.textContent).toContain('Ada Chen');
  });
});

describe('the own school', () => {
  const SELF = memberNamed('user-1', 'Zoë', 'Berg', { role: 'account_admin' });
  const openOwn = (at = '/account-admin/school') => renderApp({ role: 'account_admin', at });

  it('shows staff and students, searched and sorted by the server', async () => {
    const requests = serving(() => ({ data: [NORTHGATE] }), {
      'GET /admin/entity/{id}/users': ({ query }) =>
        pageOf(
          query.group === 'students' ? [memberNamed('mia', 'Mia', 'Ortiz', { role: 'student' })] : [SELF],
        ),
    });
    openOwn();
    expect(await screen.findByText('Public · 1 staff member · 3 students')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Students 3' }));
    const link = await screen.findByRole('link', { name: 'Mia Ortiz' });
    expect(link.getAttribute('href')).toBe('/account-admin/students/mia');
    for (const [column, sort] of [
      ['Since', 'since'],
      ['Last active', 'lastActive'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${column}`) }));
      await waitFor(() =>
        expect(new URL(requests.at(-1)!.url).search).toBe(`?group=students&currentPage=1&sort=${sort}`),
      );
    }
  });

  it('leaves the own membership and role alone', async () => {
    serving(() => ({ data: [NORTHGATE] }), { 'GET /admin/entity/{id}/users': () => pageOf([SELF]) });
    openOwn();
    expect(await screen.findByText('Admin (you)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change the membership of Zoë Berg' }));
    await screen.findByRole('menuitem', { name: 'History…' });
    expect(screen.queryByRole('menuitem', { name: 'Take out…' })).toBeNull();
  });

  it('is described anew, by what the form holds', async () => {
    let north = NORTHGATE;
    const requests = serving(() => ({ data: [north] }), {
      'GET /admin/entity/{id}/users': () => pageOf([SELF]),
      'PATCH /admin/entity/{id}': () => {
        north = entityNamed('e1', 'Northgate', { type: 'Charter' });
      },
    });
    openOwn();
    await user.click(await screen.findByRole('button', { name: 'Edit details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Northgate' });
    await user.selectOptions(within(dialog).getByLabelText('Type of school'), 'Charter');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Details saved.')).toBeTruthy();
    expect(await screen.findByText('Charter · 1 staff member · 3 students')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'PATCH')!;
    expect(await sent.json()).toEqual({
      name: 'Northgate',
      description: 'About Northgate',
      type: 'Charter',
    });
  });

  it('invites staff, whose invitations are sent again and taken back', async () => {
    let members = [SELF];
    const sam = memberNamed('sam', 'Sam', 'South', { invited: true });
    const requests = serving(() => ({ data: [NORTHGATE] }), {
      'GET /admin/entity/{id}/users': () => pageOf(members),
      'POST /invitations': () => {
        members = [SELF, sam];
        return { id: 'sam' };
      },
      'POST /invitations/{userId}/mail': done,
      'DELETE /invitations/{userId}': () => {
        members = [SELF];
      },
    });
    openOwn();
    await user.click(await screen.findByRole('button', { name: 'Invite…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite somebody to Northgate' });
    await user.selectOptions(within(dialog).getByLabelText('Role'), 'Account admin');
    await user.type(within(dialog).getByLabelText('First name'), 'Sam');
    await user.type(within(dialog).getByLabelText('Last name'), 'South');
    await user.type(within(dialog).getByLabelText('Email'), 'sam@school.test');
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('Sam South has been invited.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST')!;
    expect(await sent.json()).toEqual({
      ...{ role: 'account_admin', first_name: 'Sam', last_name: 'South', email: 'sam@school.test' },
      entity_id: 'e1',
    });

    const act = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Change the membership of Sam South' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await act('Send the invitation again');
    expect(await screen.findByText('The invitation is on its way.')).toBeTruthy();
    await act('Take back the invitation…');
    const question = await screen.findByRole('alertdialog', {
      name: 'Take back the invitation of Sam South?',
    });
    await user.click(within(question).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('The invitation of Sam South was taken back.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Sam South' })).toBeNull());
  });

  it('moves its classes up with those who are ticked, and waits until that is done', async () => {
    let asked = 0;
    const student = (id: string, grade: '9th' | '12th') => ({ id, firstName: id, lastName: 'Ortiz', grade });
    const requests = serving(() => ({ data: [NORTHGATE] }), {
      'GET /admin/entity/{id}/users': () => pageOf([SELF]),
      'GET /admin/entity/{id}/rollover': () => ({
        data: {
          id: 'e1',
          attributes: {
            ...{ schoolYear: 2027, already: true, staying: 4 },
            students: [student('Mia', '9th'), student('Ben', '9th'), student('Zoe', '12th')],
          },
          relationships: {},
        },
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
    openOwn('/account-admin/school?group=students');
    await user.click(await screen.findByRole('button', { name: 'Move classes up…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the classes of Northgate up' });
    const confirm = await within(dialog).findByRole<HTMLButtonElement>('button', {
      name: 'Move 3 students',
    });
    expect(confirm.disabled).toBe(true);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Move them up once more' }));
    await user.type(within(dialog).getByRole('searchbox', { name: 'Find a student' }), 'ben');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Ben Ortiz' }));
    expect(dialog.textContent).toContain('1 of 2 students');
    await user.click(within(dialog).getByRole('button', { name: 'Move 2 students' }));
    expect(await screen.findByText('2 students moved up.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST')!;
    expect(await sent.json()).toEqual({ except: ['Ben'], again: true });
  });

  it('is one of several where somebody looks after more', async () => {
    serving(() => ({ data: [NORTHGATE, entityNamed('e2', 'Southgate')] }), {
      'GET /admin/entity/{id}/users': ({ path }) =>
        pageOf([path.id === 'e2' ? memberNamed('sam', 'Sam', 'South') : SELF]),
    });
    openOwn();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Entity' }), 'Southgate');
    expect(await screen.findByRole('cell', { name: 'Sam South' })).toBeTruthy();
  });

  it('is nothing yet for whoever belongs to none', async () => {
    serving(() => ({ data: [] }));
    openOwn();
    expect(
      await screen.findByText('You belong to no entity yet. An admin can add you to yours.'),
    ).toBeTruthy();
  });
});
