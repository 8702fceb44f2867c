import { OverlaysProvider } from '@blueprintjs/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { entityRules } from 'contract/entities';
import { Field } from '../form/Field';
import { DialogHost } from '../ui/dialogs';
import { PageHeader } from '../ui/PageHeader';
import { Toaster } from '../ui/Toaster';
import { ResourceList, type ResourceListProps } from './ResourceList';
import type { CreateAction, EditAction, RemoveAction } from './actions';

interface Entity {
  readonly id: string;
  readonly name: string;
}
interface Values {
  name: string;
}
type Props = ResourceListProps<Entity, Values>;

const list = {
  what: 'Entities',
  heading: 'Entities',
  empty: 'No entities yet.',
  nameOf: ({ name }: Entity) => name,
  fields: <Field<Values> name="name" label="Name" rules={entityRules.name} />,
};
const create = (run: CreateAction<Values>['run']): CreateAction<Values> => ({
  title: 'Add entity',
  submit: 'Save',
  done: 'Entity added.',
  blank: { name: '' },
  run,
});
const edit = (run: EditAction<Entity, Values>['run']): EditAction<Entity, Values> => ({
  tip: 'Edit',
  label: (name) => `Edit ${name}`,
  title: (name) => `Edit ${name}`,
  submit: 'Save',
  done: 'Entity saved.',
  valuesOf: ({ name }) => ({ name }),
  run,
});
const remove = (run: RemoveAction<Entity>['run']): RemoveAction<Entity> => ({
  tip: 'Delete',
  label: (name) => `Delete ${name}`,
  title: () => 'Delete entity?',
  consequence: (name) => `“${name}” will be removed.`,
  confirm: 'Delete',
  done: (name) => `${name} was deleted.`,
  run,
});

function show(props: Pick<Props, 'query'> & Partial<Props>, at = '/') {
  const element = (
    <OverlaysProvider>
      <PageHeader title="Entities of the district" />
      <ResourceList {...list} {...props} />
      <DialogHost />
      <Toaster />
    </OverlaysProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [at] });
  return { router, ...render(<RouterProvider router={router} />) };
}

const entities = (...names: string[]) => names.map((name) => ({ id: name, name }));
const loaded = (...names: string[]) => ({ currentData: entities(...names), refetch: () => undefined });

it('a resource list loads with rows of the final height', () => {
  show({ query: { refetch: () => undefined } });
  expect(screen.getByRole('status', { name: 'Loading Entities' })).toBeTruthy();
});

it('a resource list shows why it is empty', () => {
  show({ query: loaded() });
  expect(screen.getByText('No entities yet.')).toBeTruthy();
});

it('a resource list shows a failure and tries again', async () => {
  let asked = 0;
  show({ query: { error: new Error('Unable to get entities'), refetch: () => ++asked } });
  expect(screen.getByText('Unable to get entities')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});

it('a resource list adds an item with an empty form', async () => {
  const user = userEvent.setup({ delay: null });
  const created: Values[] = [];
  show({ query: loaded(), create: create(async (values) => created.push(values)) });
  await user.click(screen.getByRole('button', { name: 'Add entity' }));
  await user.type(await screen.findByLabelText('Name'), 'Northfield High');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(created).toEqual([{ name: 'Northfield High' }]));
  expect(await screen.findByText('Entity added.')).toBeTruthy();
});

it('a resource list edits the chosen row', async () => {
  const user = userEvent.setup({ delay: null });
  const updated: [Entity, Values, Values][] = [];
  show({ query: loaded('North', 'South'), edit: edit(async (...all) => updated.push(all)) });
  await user.click(screen.getByRole('button', { name: 'Edit South' }));
  await user.type(await screen.findByLabelText('Name'), ' High');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [south] = entities('South');
  await waitFor(() => expect(updated).toEqual([[south, { name: 'South High' }, { name: 'South' }]]));
});

it('a resource list loads missing values before its form opens', async () => {
  const user = userEvent.setup({ delay: null });
  let respond = (_values: Values) => {};
  const valuesOf = () => new Promise<Values>((resolve) => (respond = resolve));
  show({ query: loaded('South'), edit: { ...edit(async () => undefined), valuesOf } });
  await user.click(screen.getByRole('button', { name: 'Edit South' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  respond({ name: 'The South of the town' });
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('The South of the town');
});

it('a resource list opens the form requested last', async () => {
  const user = userEvent.setup({ delay: null });
  let respond = (_values: Values) => {};
  const valuesOf = ({ name }: Entity) =>
    name === 'North' ? new Promise<Values>((resolve) => (respond = resolve)) : { name };
  const updated: string[] = [];
  const definition = { ...edit(async ({ id }, { name }) => updated.push(`${id}: ${name}`)), valuesOf };
  show({ query: loaded('North', 'South'), edit: definition });
  await user.click(screen.getByRole('button', { name: 'Edit North' }));
  await user.click(screen.getByRole('button', { name: 'Edit South' }));
  await screen.findByRole('dialog', { name: 'Edit South' });
  respond({ name: 'North' });
  await user.type(screen.getByLabelText('Name'), ' High');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updated).toEqual(['South: South High']));
});

it('a resource list shows why values failed to load', async () => {
  const user = userEvent.setup({ delay: null });
  const valuesOf = () => Promise.reject<Values>(new Error('Entity not found.'));
  show({ query: loaded('South'), edit: { ...edit(async () => undefined), valuesOf } });
  await user.click(screen.getByRole('button', { name: 'Edit South' }));
  expect(await screen.findByText('Entity not found.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('deleting from a resource list', () => {
  it('removes only the confirmed row', async () => {
    const user = userEvent.setup({ delay: null });
    const deleted: string[] = [];
    show({ query: loaded('North', 'South'), remove: remove(async ({ id }) => deleted.push(id)) });
    await user.click(screen.getByRole('button', { name: 'Delete North' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete North' }));
    await user.click(screen.getByRole('button', { name: 'Delete South' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('“South” will be removed.');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toEqual(['South']));
  });

  const confirmed = async (at = '/', names = ['North']) => {
    const user = userEvent.setup({ delay: null });
    const query = { currentData: { data: entities(...names), pageCount: 2 }, refetch: () => undefined };
    const shown = show({ query, pages: 'Pages of entities', remove: remove(async () => undefined) }, at);
    await user.click(screen.getByRole('button', { name: 'Delete North' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('North was deleted.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return shown;
  };

  it('focuses the page’s title', async () => {
    await confirmed();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each([
    [['North'], ''],
    [['North', 'South'], '?page=2'],
  ])('of a last page with %j leads to “%s”', async (names, search) => {
    const { router } = await confirmed('/?page=2', names);
    expect(router.state.location.search).toBe(search);
  });
});

it('a resource list offers only what the reader may do', () => {
  show({ query: loaded('North') });
  const shown = within(screen.getByRole('region', { name: 'Entities' }));
  expect(shown.queryAllByRole('button')).toEqual([]);
});

describe('a resource list as a page', () => {
  const page = { heading: undefined, search: 'Search entities' };
  const table = { columns: [{ key: 'name', header: 'Name', cell: ({ name }: Entity) => name }] };

  it('shows a table with its final layout while loading', () => {
    const { unmount } = show({ ...page, table, query: { refetch: () => undefined } });
    expect(screen.getByRole('table', { name: 'Entities' }).getAttribute('aria-busy')).toBe('true');
    unmount();
    show({ ...page, table, query: loaded('North'), remove: remove(async () => undefined) });
    expect(screen.getByRole('rowheader').textContent).toBe('North');
    expect(within(screen.getByRole('cell')).getByRole('button', { name: 'Delete North' })).toBeTruthy();
  });

  it('keeps its table when a refetch fails', () => {
    show({ ...page, table, query: { ...loaded('North'), error: new Error('Gone for a moment') } });
    expect(screen.getByRole('rowheader', { name: 'North' })).toBeTruthy();
  });

  it('shows cards that place the buttons', () => {
    const card = ({ name }: Entity, buttons: React.ReactNode) => (
      <article>
        <h2>{name}</h2>
        {buttons}
      </article>
    );
    show({ ...page, card, query: loaded('North'), edit: edit(async () => undefined) });
    expect(within(screen.getByRole('article')).getByRole('button', { name: 'Edit North' })).toBeTruthy();
  });

  it('filters through the address and returns to page 1', async () => {
    const user = userEvent.setup({ delay: null });
    const options = ['', 'school'].map((value) => ({ value, label: value || 'All kinds' }));
    const filters = [{ name: 'kind', label: 'Kind', options }];
    const { router } = show({ ...page, filters, query: loaded('North') }, '/?page=3&kind=club');
    await user.selectOptions(screen.getByLabelText('Kind'), 'school');
    expect(router.state.location.search).toBe('?kind=school');
    await user.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
    expect(router.state.location.search).toBe('');
  });
});
