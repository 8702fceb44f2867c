import { screen, waitFor, within } from '@testing-library/react';
import type { CatalogueResource } from 'contract/college-search';
import { cataloguePage, chanceOf, inCatalogue, savedAs } from '../../test/colleges';
import { openColleges } from '../../test/openColleges';
import { pathOf, problem } from '../../test/server';
import { cellsOf } from '../../test/rows';

const catalogue = () => within(screen.getByRole('region', { name: 'Colleges' }));
const isSearch = (request: Request) => pathOf(request) === '/colleges/catalogue';
const queriesIn = (requests: readonly Request[]) =>
  requests.filter(isSearch).map(({ url }) => {
    const query = new URL(url).searchParams;
    query.delete('pageSize');
    query.delete('currentPage');
    return decodeURIComponent(query.toString());
  });
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

const KNOWN: readonly CatalogueResource[] = [
  inCatalogue('Amherst', {
    isPublic: true,
    enrollment: 1971,
    netPrice: 20860,
    admissionRate: 0.6,
    middleHalf: { test: 'SAT', low: 1350, high: 1500 },
    chance: chanceOf('target'),
  }),
  inCatalogue('Brown', { state: 'NY' }),
];

describe('the catalogue', () => {
  it('shows the colleges page by page', async () => {
    const { user } = await openColleges();
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(catalogue().queryByRole('link', { name: 'Duke' })).toBeNull();
    await user.click(await catalogue().findByRole('button', { name: 'Show more' }));
    await catalogue().findByRole('link', { name: 'Duke' });
    expect(catalogue().getByText('Duke Town, RI · Private')).toBeDefined();
    await waitFor(() => expect(catalogue().queryByRole('button', { name: 'Show more' })).toBeNull());
  });

  it('shows the key facts of each college and what is not published', async () => {
    await openColleges('', { catalogue: KNOWN });
    const cells = (name: RegExp) => cellsOf(screen.getByRole('row', { name })).slice(0, 5);
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(cells(/Amherst/)).toEqual([
      'AmherstAmherst Town, RI · Public · 1,971',
      'Target',
      '1350–1500, you 1400',
      '$20,860',
      '60%',
    ]);
    expect(cells(/Brown/)).toEqual([
      'BrownBrown Town, NY · Private',
      'Unknown',
      'Not published',
      '–Net price not published',
      '–Admit rate not published',
    ]);
    expect(screen.getByRole('columnheader', { name: 'SAT, middle 50% · you 1400' })).toBeDefined();
  });

  it('draws score ranges on an axis that has all of them', async () => {
    await openColleges('', { catalogue: KNOWN });
    await catalogue().findByRole('link', { name: 'Amherst' });
    const { style } = screen.getByRole('row', { name: /Amherst/ }).querySelector('i')!;
    expect([style.left, style.right]).toEqual(['0%', 'calc(0%)']);
  });

  it('explains a chance label', async () => {
    const { user } = await openColleges('', { catalogue: KNOWN });
    await user.click(await screen.findByRole('button', { name: 'Target: why? (Amherst)' }));
    expect(await screen.findByText('Because it is target.')).toBeDefined();
  });

  it('searches after 800 ms without typing and resets on an empty search', async () => {
    const { user, requests } = await openColleges();
    const box = await screen.findByRole('searchbox', { name: 'Search colleges by name' });
    await catalogue().findByRole('link', { name: 'Amherst' });
    const typed = Date.now();
    await user.type(box, 'du');
    await catalogue().findByRole('link', { name: 'Duke' });
    expect(Date.now() - typed).toBeGreaterThanOrEqual(800);
    expect(catalogue().queryByRole('link', { name: 'Amherst' })).toBeNull();
    await user.clear(box);
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(queriesIn(requests).filter((query) => query !== '')).toEqual(['name=du']);
  });

  it('says when nothing is found', async () => {
    await openColleges('?q=zzz');
    expect(await screen.findByText('No Results Found')).toBeDefined();
  });

  it('shows an error and offers a retry', async () => {
    let broken = true;
    const { user } = await openColleges('', {
      answers: {
        'GET /colleges/catalogue': () =>
          broken ? problem(500, 'server-error', 'server error') : cataloguePage([]),
      },
    });
    expect(await catalogue().findByText('Error loading colleges')).toBeDefined();
    broken = false;
    await user.click(catalogue().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No Results Found')).toBeDefined();
  });

  it('saves a college with the chosen status', async () => {
    const { user, requests } = await openColleges('', { saved: [savedAs('applying', 'Brown')] });
    await user.click(await screen.findByRole('button', { name: /^Save: Amherst/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Applied' }));
    await screen.findByText('College Added.');
    await screen.findByRole('button', { name: 'Applied: Amherst' });
    expect(screen.getByRole('button', { name: 'My Colleges 2' })).toBeDefined();
    const saving = requests.find((request) => pathOf(request) === '/users/bookmark');
    expect(await saving?.json()).toEqual({ ceeb_code: 'amherst', state: 'RI', status: 'applied' });
  });

  it('shows the server’s message when saving is rejected', async () => {
    const { user } = await openColleges('', {
      answers: { 'POST /users/bookmark': () => problem(404, 'college-not-found', 'College not found.') },
    });
    await user.click(await screen.findByRole('button', { name: /^Save: Amherst/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Interested' }));
    expect(await screen.findByText('College not found.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'My Colleges 0' })).toBeDefined();
  });
});

describe('the catalogue filters', () => {
  it('are sent as in the address and shown as chips', async () => {
    const { requests } = await openColleges(
      '?state=MA,NY&size=5000-9999&cost=20000&rate=under-15,from-85&kind=public&fit=target&test=required&sort=price',
    );
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(Object.fromEntries(new URLSearchParams(queriesIn(requests)[0]))).toEqual({
      state: 'MA,NY',
      size: '5000-9999',
      cost: '20000',
      rate: 'under-15,from-85',
      kind: 'public',
      fit: 'target',
      test: 'required',
      sort: 'price',
    });
    expect(chips()).toEqual([
      'Target',
      'Massachusetts',
      'New York',
      'Public',
      '5,000 to 9,999 students',
      'Net price up to $20,000',
      'Admits under 15%',
      'Admits 85% or more',
      'Scores required',
    ]);
  });

  it('ignore unknown values in the address', async () => {
    const { requests } = await openColleges(
      '?state=XX,,MA&size=huge&cost=20000,15000&rate=__proto__&kind=%00&fit=TARGET&test=1&sort=match',
    );
    await catalogue().findByRole('link', { name: 'Amherst' });
    expect(chips()).toEqual(['Massachusetts', 'Net price up to $15,000']);
    expect(Object.fromEntries(new URLSearchParams(queriesIn(requests)[0]))).toEqual({
      state: 'MA',
      cost: '15000',
    });
  });

  it('are set in a dialog and removed one by one or all at once', async () => {
    const { user, router, requests } = await openColleges('', { catalogue: KNOWN });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter colleges' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'New York 1' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Target 1' }));
    await user.click(dialog.getByRole('radio', { name: 'Up to $30,000 1' }));
    await user.click(dialog.getByRole('radio', { name: 'Up to $25,000 1' }));
    await user.click(dialog.getByRole('button', { name: 'Show 2 colleges' }));
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(search()).toEqual({ state: 'NY', fit: 'target', cost: '25000' });
    await waitFor(() => expect(queriesIn(requests).at(-1)).toContain('cost=25000'));
    expect(screen.getByRole('button', { name: 'Filters, 3 active' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove New York' }));
    expect(search()).toEqual({ fit: 'target', cost: '25000' });
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!);
    expect(search()).toEqual({});
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('offer only values that find colleges, and the chosen ones', async () => {
    const { user } = await openColleges('?kind=public', { catalogue: KNOWN.slice(1) });
    await user.click(await screen.findByRole('button', { name: 'Filters, 1 active' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter colleges' }));
    const boxes = await dialog.findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Unknown 1',
      'New York 1',
      'Public 0',
      'Private 1',
    ]);
    expect(dialog.queryByRole('radio')).toBeNull();
  });

  it('say when nothing matches', async () => {
    const { user, router } = await openColleges('?kind=public', { catalogue: [] });
    expect(await screen.findByText(/No colleges match all of these filters/)).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    expect(router.state.location.search).toBe('');
  });

  it('keep the server’s order until the user picks another', async () => {
    const { user, requests } = await openColleges();
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    await waitFor(() => expect(sort.value).toBe('fit'));
    await user.selectOptions(sort, 'Lowest net price');
    await waitFor(() => expect(queriesIn(requests).at(-1)).toBe('sort=price'));
  });
});

it('the list next to the map counts colleges by state and filters them', async () => {
  const { user, router } = await openColleges('?map=shown', { catalogue: KNOWN });
  const states = within(await screen.findByRole('list', { name: 'Colleges by state' }));
  expect(states.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'New York 1',
    'Rhode Island 1',
  ]);
  await user.click(states.getByRole('checkbox', { name: 'New York 1' }));
  expect(new URLSearchParams(router.state.location.search).get('state')).toBe('NY');
  const outline = document.querySelector('path[data-state="RI"]')!;
  await user.click(outline);
  expect(new URLSearchParams(router.state.location.search).get('state')).toBe('NY,RI');
});
