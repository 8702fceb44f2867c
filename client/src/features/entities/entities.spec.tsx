import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntityResource } from 'contract/entities';
import { entityNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../test/server';

const serving = (list: Responses['GET /admin/entities'], answers: Responses = {}) =>
  serve({ 'GET /admin/entities': list, ...answers });

const user = userEvent.setup({ delay: null });
const open = () => renderApp({ role: 'admin', at: '/admin/entities' });

it('the list of entities shows their facts and links to their members', async () => {
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

it('the list of entities shows an error and offers a retry', async () => {
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

  it('shows in the dialog why it was not saved', async () => {
    serving(() => ({ data: [] }), { 'POST /admin/entity': () => problem(500, 'internal', 'broken') });
    open();
    await create('Northgate');
    expect(await within(screen.getByRole('dialog')).findByText('Unable to save entity')).toBeTruthy();
  });
});

describe('adding a user to an entity', () => {
  const add = async (email: string) => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Add user to Northgate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add user to Northgate' });
    await user.type(within(dialog).getByLabelText('Email'), email);
    await user.click(within(dialog).getByRole('button', { name: 'Add user' }));
    return dialog;
  };

  it('works by email address', async () => {
    const requests = serving(() => ({ data: [entityNamed('e1', 'Northgate')] }), {
      'POST /admin/entity/{id}/user': () => ({ id: 'liam' }),
    });
    await add('liam@school.test');
    expect(await screen.findByText('Added successfully.')).toBeTruthy();
    const sent = requests.find(({ method }) => method === 'POST')!;
    expect(pathOf(sent)).toBe('/admin/entity/e1/user');
    expect(await sent.json()).toEqual({ email: 'liam@school.test' });
  });

  it('says in the dialog that the user is unknown', async () => {
    serving(() => ({ data: [entityNamed('e1', 'Northgate')] }), {
      'POST /admin/entity/{id}/user': () => problem(404, 'user-not-found', 'something else'),
    });
    const dialog = await add('nobody@school.test');
    expect(await within(dialog).findByText('Unable to add nobody@school.test to entity')).toBeTruthy();
  });
});
