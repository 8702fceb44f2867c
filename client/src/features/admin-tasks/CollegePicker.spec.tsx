import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CollegeListResource } from 'contract/colleges';
import type { TaskDefinitionResource } from 'contract/tasks';
import { collegeNamed } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { deferred, pathOf, problem, serve, type Responses, type Failure } from '../../test/server';

const TASK: TaskDefinitionResource = {
  id: 't1',
  attributes: {
    type: 'college',
    external_id: 'COL-1',
    name: 'Write the essay',
    description: 'Of 650 words.',
    due_date: null,
    due_date_can_be_modified: true,
    importance: '',
    weighted_importance: null,
    approx_total_hours: null,
    notes: '',
    grades: [],
    createdAt: '2026-11-01T12:00:00Z',
    applyToAll: false,
    applyToAllColleges: false,
    assignedCount: 0,
  },
  relationships: { college_tasks: { data: [] } },
};

const collegeOf = (id: string, name: string): CollegeListResource => ({
  id,
  attributes: { name, state: 'RI', location: 'Providence', status: 'published', ceeb_code: id },
  relationships: {},
});

const BROWN = collegeOf('3094', 'Brown University');
const BRYANT = collegeOf('3095', 'Bryant University');
const KNOWN = [BROWN, BRYANT];
const searched = (request: Request) => new URL(request.url).searchParams.get('name');

async function open(search: Responses['GET /colleges/search'] = () => ({ data: KNOWN })) {
  const assigned: unknown[] = [];
  const requests = serve({
    'GET /v2/tasks': () => TASK,
    'GET /colleges/search': search,
    'GET /colleges/{ceeb}': ({ path }) => {
      const known = KNOWN.find(({ id }) => id === path.ceeb);
      if (!known) return problem(404, 'college-not-found', 'College not found.');
      return { data: collegeNamed(known.attributes.name) };
    },
    'POST /v2/tasks/standard/{taskId}/colleges': ({ body }) => {
      assigned.push(body);
      return { message: 'Task assigned to 2 colleges.', count: 2, syncedAt: '2026-11-20T12:00:00Z' };
    },
  });
  renderApp({ role: 'admin', at: '/admin-edit-task?externalId=COL-1' });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('radio', { name: /^Chosen colleges/ }));
  return {
    user,
    assigned,
    requests,
    calls: (path: string) => requests.filter((one) => pathOf(one) === path),
  };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Colleges' });
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Colleges found' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen colleges' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the college picker', () => {
  it('finds colleges by name and selects them by keyboard', async () => {
    const { user, assigned, calls } = await open();
    await user.type(field(), 'br');
    expect(await options()).toEqual([
      'Brown University3094 · Providence, RI',
      'Bryant University3095 · Providence, RI',
    ]);
    expect(calls('/colleges/search').map(searched)).toEqual(['br']);
    await user.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true, name: /^Bryant/ }).id,
    );
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Bryant University 3095']);
    expect(field().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(calls('/colleges/3095')).toEqual([]);

    await user.type(field(), 'brown');
    await user.click(await screen.findByRole('option', { name: /^Brown/ }));
    expect(document.activeElement).toBe(field());
    await user.click(screen.getByRole('button', { name: 'Remove Bryant University' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Brown University' }));
    await user.click(screen.getByRole('button', { name: 'Assign task' }));
    expect(await screen.findByText('Task Updated!')).toBeTruthy();
    expect(assigned).toEqual([{ ceeb_codes: ['3094'] }]);
  });

  it('shows the names of typed and pasted codes once they are known', async () => {
    const { user, calls } = await open();
    await user.type(field(), '9999 ');
    await user.type(field(), '3095{Enter}');
    expect(field().value).toBe('');
    await user.paste('3094, 3095');
    await waitFor(() =>
      expect(chips()).toEqual(['9999 ', 'Bryant University 3095', 'Brown University 3094']),
    );
    expect(calls('/colleges/search')).toEqual([]);

    for (const name of ['9999', 'Bryant University', 'Brown University']) {
      await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    }
    expect(document.activeElement).toBe(field());
  });

  it('keeps the words of a pasted name together', async () => {
    const { user } = await open();
    await user.click(field());
    await user.paste('Brown University');
    expect(field().value).toBe('Brown University');
    expect(await options()).toHaveLength(2);
  });

  it('requires a selection when only a name was typed', async () => {
    const { user, assigned } = await open(() => ({ data: [] }));
    await user.type(field(), 'brow{Enter}');
    expect(await screen.findByText('No Results Found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Assign task' }));
    expect(await screen.findByText(/^“brow” isn’t a CEEB code\. Choose the college by name/)).toBeTruthy();
    await user.clear(field());
    expect(await screen.findByText('Choose at least one college')).toBeTruthy();
    expect(assigned).toEqual([]);
  });

  it('closes on Escape, keeps the text, and reopens on an arrow key', async () => {
    const { user } = await open();
    await user.type(field(), 'bro');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('bro');
    await user.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(2);
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says that it is searching, and shows an error until a retry', async () => {
    const first = deferred<Failure>();
    let again = false;
    const { user } = await open(() => (again ? { data: [BROWN] } : first.promise));
    await user.type(field(), 'bro');
    expect(await screen.findByText('Searching…')).toBeTruthy();
    first.resolve(problem(500, 'internal', 'Internal error'));
    expect(await screen.findByText('Error loading colleges')).toBeTruthy();
    again = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await options()).toEqual(['Brown University3094 · Providence, RI']);
  });
});
