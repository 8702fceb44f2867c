import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { applyEvent } from '../../shared/realtime/realtime';
import { collegeNamed, listed, savedAs, savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Answers } from '../../test/server';

const CATALOGUE = ['Amherst', 'Brown', 'Duke', 'Yale'];

/** A server that keeps the list, but for what `answers` has in its place. */
async function open(search = '', saved: readonly SavedCollegeResource[] = [], answers: Answers = {}) {
  let rows = saved;
  let before = saved;
  const requests = serve({
    'GET /users/saved-colleges': ({ query }) => savedPage(rows, Number(query.currentPage)),
    'POST /users/bookmark': ({ body: { ceeb_code: ceeb, status = 'interested' } }) => {
      const name = CATALOGUE.find((known) => known.toLowerCase() === ceeb)!;
      rows = [savedAs(status, name), ...rows.filter(({ attributes }) => attributes.ceeb_code !== ceeb)];
      return { data: { id: `record-${ceeb}` } };
    },
    'DELETE /users/bookmark/{id}': ({ path }) => {
      before = rows;
      rows = rows.filter(({ id }) => id !== path.id);
    },
    'POST /undo': () => {
      rows = before;
    },
    'GET /colleges/all': ({ query }) => {
      const page = Number(query.currentPage);
      return { data: CATALOGUE.slice((page - 1) * 2, page * 2).map(listed), pageCount: 2 };
    },
    'GET /colleges/search': ({ query }) => ({
      data: CATALOGUE.filter((known) => known.toLowerCase().includes(query.name!.toLowerCase())).map(listed),
    }),
    'GET /colleges/{ceeb}': () => ({
      data: collegeNamed('Brown', {
        about: 'On a hill.',
        admissionRate: 0.0534,
        tuitionInState: 68612,
        website: 'www.brown.edu/',
        eaDeadline: '2020-11-01',
        regDeadline: '2027-01-05',
      }),
    }),
    'GET /users/test': () => ({ data: [], pageCount: 0 }),
    ...answers,
  });
  const app = renderApp({ role: 'student', at: `/colleges${search}` });
  await screen.findByRole('region', { name: 'My Colleges' });
  return { requests, user: userEvent.setup(), ...app };
}

const mine = () => within(screen.getByRole('region', { name: 'My Colleges' }));
const catalogue = () => within(screen.getByRole('region', { name: 'Colleges' }));
const column = (name: string) => within(screen.getByRole('region', { name }));
const saved = () =>
  mine()
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Compare ', ''));
const menu = (name: RegExp) => screen.findByRole('button', { name });
const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) =>
  user.click(await screen.findByRole('menuitem', { name: item }));
const isSearch = (request: Request) => pathOf(request) === '/colleges/search';
const isSaving = (request: Request) => pathOf(request) === '/users/bookmark';
const chips = () =>
  within(screen.getByRole('group', { name: 'Status' }))
    .getAllByRole('button')
    .map(({ textContent, ariaPressed }) => `${textContent}${ariaPressed === 'true' ? ' *' : ''}`);

const three = [savedAs('applying', 'Brown'), savedAs('interested', 'Duke'), savedAs('interested', 'Yale')];

describe('the catalogue', () => {
  it('shows the colleges a page at a time', async () => {
    const { user } = await open();
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(catalogue().queryByRole('link', { name: 'Duke' })).toBeNull();
    await user.click(await catalogue().findByRole('button', { name: 'Show more' }));
    await catalogue().findByRole('link', { name: 'Duke' });
    expect(catalogue().getByText('Duke Town, RI')).toBeDefined();
    await waitFor(() => expect(catalogue().queryByRole('button', { name: 'Show more' })).toBeNull());
  });

  it('searches once typing has rested for 800 ms, and shows all again for an empty search', async () => {
    const { user, requests } = await open();
    const box = await screen.findByRole('searchbox', { name: 'Search colleges by name' });
    await catalogue().findByRole('link', { name: 'Amherst' });
    const typed = Date.now();
    await user.type(box, 'du');
    await catalogue().findByRole('link', { name: 'Duke' });
    expect(Date.now() - typed).toBeGreaterThanOrEqual(800);
    expect(catalogue().queryByRole('link', { name: 'Amherst' })).toBeNull();
    await user.clear(box);
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(requests.filter(isSearch).map(({ url }) => new URL(url).search)).toEqual(['?name=du']);
  });

  it('says so where nothing is found', async () => {
    await open('?q=zzz');
    expect(await screen.findByText('No Results Found')).toBeDefined();
  });

  it('saves a college under the status chosen', async () => {
    const { user, requests } = await open('', three);
    await user.click(await menu(/^Save: Amherst/));
    await choose(user, 'Applied');
    await screen.findByText('College Added.');
    await waitFor(() => expect(saved()).toEqual(['Amherst', 'Brown', 'Duke', 'Yale']));
    expect(await requests.find(isSaving)?.json()).toEqual({
      ceeb_code: 'amherst',
      state: 'RI',
      status: 'applied',
    });
    expect(chips()).toEqual(['Interested 2', 'Applied 1', 'Applying 1', 'All 4 *']);
  });

  it('warns with the server’s sentence where it refuses', async () => {
    const { user } = await open('', [], {
      'POST /users/bookmark': () => problem(404, 'college-not-found', 'College not found.'),
    });
    await user.click(await menu(/^Save: Amherst/));
    await choose(user, 'Interested');
    expect(await screen.findByText('College not found.')).toBeDefined();
    expect(mine().getByText('No Saved Colleges.')).toBeDefined();
    expect(mine().getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/colleges');
  });
});

describe('my colleges', () => {
  it('are read page by page and shown by status', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      savedAs(index % 2 ? 'applied' : 'interested', `C${index}`),
    );
    const { user } = await open('', many);
    await waitFor(() => expect(saved()).toHaveLength(23));
    await user.click(mine().getByRole('button', { name: 'Applied 11' }));
    await waitFor(() => expect(saved()).toHaveLength(11));
  });

  it('tell the deadlines that are after 2020', async () => {
    const deadlines = { eaDeadline: '2020-11-01', regDeadline: '2027-01-05' };
    await open('', [savedAs('applying', 'Brown', deadlines)]);
    const list = await mine().findByText('Regular');
    expect(list.closest('dl')?.textContent).toMatch(/^RegularTue, Jan 5/);
    expect(mine().queryByText('EA')).toBeNull();
  });

  it('move one to the top and to its filter, hiding the present status in the menu', async () => {
    const { user } = await open('?status=interested', three);
    const button = await mine().findByRole('button', { name: /Yale/ });
    await user.click(button);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Applying', 'Applied', 'Remove']);
    await choose(user, 'Applying');
    await screen.findByText('College Added.');
    expect(saved()).toEqual(['Yale', 'Brown']);
    expect(chips()).toEqual(['Interested 1', 'Applied 0', 'Applying 2 *', 'All 3']);
  });

  it('take a move back where the server refuses it', async () => {
    const { user } = await open('?status=interested', three, {
      'POST /users/bookmark': () => problem(500, 'server-error', 'server error'),
    });
    await user.click(await mine().findByRole('button', { name: /Yale/ }));
    await choose(user, 'Applied');
    await screen.findByText('server error');
    await waitFor(() => expect(saved()).toEqual(['Duke', 'Yale']));
  });

  it('let one go, and take that back', async () => {
    const { user } = await open('', three);
    await user.click(await mine().findByRole('button', { name: /Duke/ }));
    await choose(user, 'Remove');
    await screen.findByText('College removed from saved list');
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Yale']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Duke', 'Yale']));
    expect(mine().getByRole('button', { name: 'Interested: Duke' })).toBeDefined();
  });

  it('keep one that the server does not remove', async () => {
    const { user } = await open('', three, {
      'DELETE /users/bookmark/{id}': () => problem(500, 'server-error', 'server error'),
    });
    await user.click(await mine().findByRole('button', { name: /Duke/ }));
    await choose(user, 'Remove');
    await screen.findByText('Error removing college');
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Duke', 'Yale']));
  });

  it('follow what happens elsewhere, to the list and to one of its colleges', async () => {
    let place = 'Providence';
    let rows = three.slice(1);
    const { store } = await open('', [], {
      'GET /users/saved-colleges': () =>
        savedPage(rows.map((row) => ({ ...row, attributes: { ...row.attributes, location: place } }))),
    });
    await waitFor(() => expect(saved()).toEqual(['Duke', 'Yale']));
    rows = [...three];
    const of = { id: 'record-brown', version: 2, data: { studentId: 'user-1' } };
    act(() => applyEvent(store, { name: 'saved-college.changed', type: 'SavedCollege', ...of }));
    await waitFor(() => expect(saved()).toEqual(['Brown', 'Duke', 'Yale']));
    place = 'Pawtucket';
    act(() =>
      applyEvent(store, { name: 'college.changed', type: 'College', id: 'brown', version: 7, data: {} }),
    );
    expect(await mine().findAllByText('Pawtucket, RI')).toHaveLength(3);
  });

  it('say what went wrong, and try again', async () => {
    let broken = true;
    const { user } = await open('', three, {
      'GET /users/saved-colleges': () =>
        broken ? problem(500, 'server-error', 'server error') : savedPage(three),
    });
    expect(await mine().findByText('Error loading colleges')).toBeDefined();
    broken = false;
    await user.click(mine().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved()).toHaveLength(3));
  });
});

it('shows the deadlines that have passed as such, after those to come', async () => {
  const dates = { eaDeadline: '2022-11-01', ed1Deadline: '2098-12-01', regDeadline: '2098-01-05' };
  await open('', [savedAs('applying', 'Brown', dates)]);
  const deadlines = within(await mine().findByLabelText('Deadlines'));
  expect(deadlines.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Regular',
    'ED 1',
    'EA',
  ]);
  expect(deadlines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Sun, Jan 5, 2098',
    'Mon, Dec 1, 2098',
    'Tue, Nov 1, 2022 (passed)',
  ]);
});

describe('the board', () => {
  it('steps through each column one college at a time, round and round', async () => {
    const { user, router } = await open('?view=board', three);
    await mine().findByRole('region', { name: 'Interested' });
    const interested = column('Interested');
    expect(interested.getByText('1 of 2')).toBeDefined();
    expect(interested.getByRole('link').textContent).toBe('Duke');
    await user.click(interested.getByRole('button', { name: 'Next college in Interested' }));
    expect(interested.getByText('2 of 2')).toBeDefined();
    expect(interested.getByRole('link').textContent).toBe('Yale');
    await user.click(interested.getByRole('button', { name: 'Next college in Interested' }));
    expect(interested.getByRole('link').textContent).toBe('Duke');
    expect(column('Applied').getByText('No colleges here yet.')).toBeDefined();
    await user.click(column('Applied').getByRole('link', { name: 'Find colleges' }));
    expect(router.state.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('moves a college by keyboard alone, and the focus goes with it', async () => {
    const { user } = await open('?view=board', three);
    (await menu(/^Interested: Duke/)).focus();
    await user.keyboard('{Enter}');
    const [first, second] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Enter}');
    const moved = await column('Applied').findByRole('button', { name: 'Applied: Duke' });
    await waitFor(() => expect(document.activeElement).toBe(moved));
    expect((await screen.findByText('College Added.')).closest('[role="status"]')).not.toBeNull();
  });
});

describe('one college', () => {
  it('opens from its name and says what is known and what is not', async () => {
    const { user, router } = await open('', three);
    await user.click(await mine().findByRole('link', { name: 'Brown' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Brown' }));
    expect(router.state.location.search).toBe('?college=brown');
    const facts = Object.fromEntries(
      dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    );
    expect(facts).toMatchObject({
      'Admission rate': '5.3\u00a0%',
      'Tuition, in state': '$68,612',
      'Average net price': 'Unknown',
      EA: 'Unknown',
    });
    expect(facts.Regular).toMatch(/^Tue, Jan 5/);
    const website = dialog.getByRole<HTMLAnchorElement>('link', { name: /www.brown.edu/ });
    expect([website.href, website.rel]).toEqual(['https://www.brown.edu/', 'noopener noreferrer external']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
