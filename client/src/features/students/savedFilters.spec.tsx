import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import { MAX_FILTERS, type SavedFilterResource } from 'contract/saved-filters';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writesIn } from '../../test/server';
import { listed, pageOf } from '../../test/students';

const named = (id: string, name: string, search: string): SavedFilterResource => ({
  ...{ id, attributes: { name, search }, relationships: {} },
});
const BEHIND = named('f1', 'Behind by name', 'q=&sort=lastName&filter=behind&hidden=colleges');

const user = userEvent.setup({ delay: null });

afterEach(() => localStorage.clear());

function serveFilters(...filters: SavedFilterResource[]) {
  let stored = filters;
  let gone: SavedFilterResource[] = [];
  const isTaken = (name: string) => stored.some(({ attributes }) => attributes.name === name);
  return serve({
    'GET /users/students': () => pageOf(listed('s1', 'Zoë', 'Okafor')),
    'GET /users/students/filters': () => ({ data: stored }),
    'POST /users/students/filters': ({ body }) => {
      const taken = 'You already have a filter with this name.';
      if (isTaken(body.name)) return problem(409, 'filter-name-taken', taken, { name: taken });
      stored = [...stored, named('new', body.name, body.search)];
      return { id: 'new' };
    },
    'PATCH /users/students/filters/{id}': ({ path, body }) => {
      stored = stored.map((filter) =>
        filter.id === path.id ? named(filter.id, body.name, filter.attributes.search) : filter,
      );
      return undefined;
    },
    'DELETE /users/students/filters/{id}': ({ path }) => {
      gone = stored.filter(({ id }) => id === path.id);
      stored = stored.filter(({ id }) => id !== path.id);
      return undefined;
    },
    'POST /undo': () => {
      stored = [...stored, ...gone];
      return undefined;
    },
  });
}

const menu = async (name: RegExp = /^Saved filters/) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  return within(await screen.findByRole('menu'));
};

const shown = async () => {
  await screen.findByRole('rowheader', { name: 'Okafor' });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

const choose = async (name: string) => user.click((await menu()).getByRole('menuitemradio', { name }));

describe('a saved filter', () => {
  it('names an address with its search, filter, order and columns', async () => {
    serveFilters(BEHIND);
    const { router } = renderApp({ role: 'counselor' });
    expect(await shown()).toContain('Colleges');
    await choose('Behind by name');
    const address = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await waitFor(() =>
      expect(address()).toEqual({ sort: 'lastName', filter: 'behind', hidden: 'colleges' }),
    );
    expect(await shown()).not.toContain('Colleges');
    expect(screen.getByRole('button', { name: /^Behind \d/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /^Behind by name, a saved filter/ })).toBeTruthy();
  });

  it.each<[Role, string]>([
    ['counselor', '/counselor/counselor-students'],
    ['account_admin', '/account-admin/account-admin-students'],
    ['exam_admin', '/exam-admin/students'],
    ['admin', '/admin/students'],
  ])('is available to the role %s', async (role) => {
    serveFilters(BEHIND);
    renderApp({ role, at: role === 'admin' ? '/admin/students' : undefined });
    expect((await menu()).getByRole('menuitemradio', { name: 'Behind by name' })).toBeTruthy();
  });

  it('stores the current list and is available on another device', async () => {
    const requests = serveFilters();
    const { unmount } = renderApp({
      role: 'counselor',
      at: '/counselor/counselor-students?q=zoe&filter=silent',
    });
    await shown();
    await user.click((await menu()).getByRole('menuitem', { name: 'Save current view' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Zoë');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Zoë” saved.')).toBeTruthy();
    const search = 'q=zoe&sort=-overdue&filter=silent&hidden=grade%2Cgroups';
    expect(await writesIn(requests)).toEqual([
      { call: 'POST /users/students/filters', body: { name: 'Zoë', search } },
    ]);
    unmount();
    localStorage.clear();
    const { router } = renderApp({ role: 'counselor' });
    await shown();
    await choose('Zoë');
    await waitFor(() => expect(router.state.location.search).toBe('?q=zoe&filter=silent'));
  });

  it('stores the chosen grade', async () => {
    const requests = serveFilters();
    const { router } = renderApp({ role: 'counselor', at: '/counselor/counselor-students?grade=12th' });
    await shown();
    await user.click((await menu()).getByRole('menuitem', { name: 'Save current view' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Seniors');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Seniors” saved.')).toBeTruthy();
    expect((await writesIn(requests))[0]!.body).toMatchObject({
      search: 'q=&sort=-overdue&filter=&hidden=grade%2Cgroups&grade=12th',
    });
    await user.click(screen.getByRole('button', { name: /^All grades/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await choose('Seniors');
    await waitFor(() => expect(router.state.location.search).toBe('?grade=12th'));
  });

  it('requires a unique name and shows an error at the field', async () => {
    serveFilters(BEHIND);
    renderApp({ role: 'counselor' });
    await shown();
    await user.click((await menu()).getByRole('menuitem', { name: 'Save current view' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(field, 'Behind by name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You already have a filter with this name.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is a required field')).toBeTruthy();
  });

  it('can be renamed and deleted, and both undone', async () => {
    const requests = serveFilters(BEHIND);
    renderApp({ role: 'counselor', at: `/counselor/counselor-students?${BEHIND.attributes.search}` });
    await user.click(
      (await menu(/^Behind by name,/)).getByRole('menuitem', { name: 'Rename “Behind by name”' }),
    );
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Late');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click((await menu(/^Late,/)).getByRole('menuitem', { name: 'Delete “Late”' }));
    expect(await screen.findByText('“Late” deleted.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Saved filters' });
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(await screen.findByRole('button', { name: /^Late,/ })).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual([
      'PATCH /users/students/filters/f1',
      'DELETE /users/students/filters/f1',
      'POST /undo',
    ]);
  });

  it('cannot be added beyond the limit', async () => {
    serveFilters(...Array.from({ length: MAX_FILTERS }, (_, n) => named(`f${n}`, `Filter ${n}`, `q=${n}`)));
    renderApp({ role: 'counselor' });
    const items = await menu();
    expect(items.getAllByRole('menuitemradio')).toHaveLength(MAX_FILTERS);
    expect(items.queryByRole('menuitem', { name: 'Save current view' })).toBeNull();
    expect(screen.getByText(/reached the filter limit/)).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    let broken = true;
    serve({
      'GET /users/students': () => pageOf(listed('s1', 'Zoë', 'Okafor')),
      'GET /users/students/filters': () =>
        broken ? problem(500, 'server-error', 'server error') : { data: [BEHIND] },
    });
    renderApp({ role: 'counselor' });
    const failed = await menu();
    expect(screen.getByText('We couldn’t load your saved filters.')).toBeTruthy();
    broken = false;
    await user.click(failed.getByRole('menuitem', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect((await menu()).getByRole('menuitemradio', { name: 'Behind by name' })).toBeTruthy();
  });
});
