import { OverlaysProvider } from '@blueprintjs/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entityRules } from 'contract/identity';
import { Field } from '../form/Field';
import { ResourceList, type ResourceDef, type ResourceListProps } from './ResourceList';

interface Entity {
  readonly id: string;
  readonly name: string;
}
interface Values {
  name: string;
}

const def: ResourceDef<Entity, Values> = {
  noun: 'entity',
  plural: 'Entities',
  title: ({ name }) => name,
  fields: <Field<Values> name="name" label="Name" rules={entityRules.name} />,
  defaults: { name: '' },
  toForm: ({ name }) => ({ name }),
  empty: 'No entities yet.',
};

const show = (props: Omit<ResourceListProps<Entity, Values>, 'def'>) =>
  render(
    <OverlaysProvider>
      <ResourceList def={def} {...props} />
    </OverlaysProvider>,
  );

const loaded = (...names: string[]) => ({
  currentData: names.map((name) => ({ id: name, name })),
  refetch: () => undefined,
});

it('waits in rows of the real height', () => {
  show({ query: { refetch: () => undefined } });
  expect(screen.getByRole('status', { name: 'Loading Entities' })).toBeTruthy();
});

it('says why it is empty', () => {
  show({ query: loaded() });
  expect(screen.getByText('No entities yet.')).toBeTruthy();
});

it('says what failed and asks again', async () => {
  let asked = 0;
  show({ query: { error: new Error('Unable to get entities'), refetch: () => ++asked } });
  expect(screen.getByRole('alert').textContent).toContain('Unable to get entities');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toBe(1);
});

it('adds with an empty form', async () => {
  const user = userEvent.setup({ delay: null });
  const created: Values[] = [];
  show({ query: loaded(), onCreate: async (values) => created.push(values) });
  await user.click(screen.getByRole('button', { name: 'Add entity' }));
  await user.type(await screen.findByLabelText('Name'), 'Northfield High');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(created).toEqual([{ name: 'Northfield High' }]));
});

it('edits the row it was asked to', async () => {
  const user = userEvent.setup({ delay: null });
  const updated: [Entity, Values][] = [];
  show({ query: loaded('North', 'South'), onUpdate: async (row, values) => updated.push([row, values]) });
  await user.click(screen.getByRole('button', { name: 'Edit South' }));
  await user.type(await screen.findByLabelText('Name'), ' High');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updated).toEqual([[{ id: 'South', name: 'South' }, { name: 'South High' }]]));
});

it('deletes only what was confirmed', async () => {
  const user = userEvent.setup({ delay: null });
  const deleted: string[] = [];
  show({ query: loaded('North', 'South'), onDelete: async ({ id }) => deleted.push(id) });
  await user.click(screen.getByRole('button', { name: 'Delete North' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete South' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('“South” will be removed.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual(['South']));
});

it('offers only what the reader may do', () => {
  show({ query: loaded('North') });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
