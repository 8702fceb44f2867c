import { screen, waitFor, within } from '@testing-library/react';
import { noApplication } from 'contract/applications';
import { noRequirements, type Chance } from 'contract/colleges';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { itIs } from '../../test/calendar';
import { chanceOf, inCatalogue, prospectOf, savedAs } from '../../test/colleges';
import { openColleges } from '../../test/openColleges';
import { pathOf } from '../../test/server';

const three = [savedAs('applying', 'Brown'), savedAs('interested', 'Duke'), savedAs('interested', 'Yale')];

const column = (name: string) => within(screen.getByRole('region', { name }));
const names = (status: string) =>
  column(status)
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Compare ', ''));

async function open(
  saved: readonly SavedCollegeResource[] = three,
  fits: Readonly<Record<string, Chance>> = {},
) {
  const app = await openColleges('?view=board', {
    saved,
    catalogue: [
      inCatalogue('Amherst', { chance: chanceOf('likely'), admissionRate: 0.9, netPrice: 20000 }),
      inCatalogue('Brown'),
    ],
    answers: {
      'GET /users/saved-colleges/prospects': () => ({
        data: saved.map((row) =>
          prospectOf(row, fits[row.attributes.name], {
            done: row.attributes.name === 'Brown' ? 2 : 0,
            all: 3,
          }),
        ),
      }),
    },
  });
  await screen.findByRole('region', { name: 'Interested' });
  return app;
}

const narrow = (isNarrow: boolean) => {
  window.matchMedia = (query) =>
    ({
      matches: isNarrow && query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
};

afterEach(() => narrow(false));

it('the board shows all colleges of each column', async () => {
  await open();
  expect(names('Interested')).toEqual(['Duke', 'Yale']);
  expect(names('Applying')).toEqual(['Brown']);
  expect(await column('Applying').findByText('2 of 3 tasks done')).toBeDefined();
  expect(column('Applied').getByText(/Move a college here once you’ve sent its application/)).toBeDefined();
});

it('a card has the deadline of the plan that the student chose', async () => {
  await open([
    savedAs('applying', 'Brown', {
      ed2Deadline: '2026-12-01',
      regDeadline: '2027-01-05',
      application: {
        ...noApplication,
        plan: 'regular',
        dueOn: null,
        tasks: { done: 0, all: 0 },
        letters: { done: 0, all: 0 },
        documents: [],
        requirements: { ...noRequirements, testPolicy: null },
      },
    }),
  ]);
  expect(column('Applying').getByText('Regular')).toBeDefined();
  expect(column('Applying').queryByText('ED II')).toBeNull();
});

it('the board links to the list and back', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('button', { name: 'Interested 2' })).toBeTruthy();
  expect(router.state.location.search).toBe('?view=list');
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(await screen.findByRole('region', { name: 'Interested' })).toBeTruthy();
});

it('the board shows one college per column on a phone, in a circle', async () => {
  narrow(true);
  const { user, router } = await open();
  const interested = column('Interested');
  expect(interested.getByText('1 of 2')).toBeDefined();
  expect(names('Interested')).toEqual(['Duke']);
  await user.click(interested.getByRole('button', { name: 'Next college in Interested' }));
  expect(await interested.findByText('2 of 2')).toBeDefined();
  expect(names('Interested')).toEqual(['Yale']);
  await user.click(interested.getByRole('button', { name: 'Next college in Interested' }));
  expect(names('Interested')).toEqual(['Duke']);
  await user.click(column('Applied').getByRole('link', { name: 'Find colleges' }));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});

it('the board moves a college by its menu and keeps the focus on it', async () => {
  const { user } = await open();
  (await screen.findByRole('button', { name: /^Interested: Duke/ })).focus();
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

describe('moving a college by arrow keys', () => {
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
  const saving = (requests: readonly Request[]) =>
    requests.filter((request) => pathOf(request) === '/users/bookmark');

  it('takes effect on Enter, across any number of columns', async () => {
    const { user, requests } = await open();
    handle('Duke').focus();
    await user.keyboard('{ArrowRight}');
    expect(
      screen.getByText('Move Duke to Applying? Press Enter to move it or Escape to leave it.'),
    ).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(
      screen.getByText('Move Duke to Applied? Press Enter to move it or Escape to leave it.'),
    ).toBeDefined();
    expect(column('Applied').getByText('Duke')).toBeDefined();
    expect(saving(requests)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Moving Duke to Applied.')).toBeDefined();
    await waitFor(() => expect(names('Applied')).toEqual(['Duke']));
    await waitFor(() => expect(document.activeElement).toBe(handle('Duke')));
    const sent = saving(requests);
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { ceeb_code: 'duke', state: 'RI', status: 'applied' },
    ]);
  });

  it('is canceled by Escape, a lost focus or a return to its column', async () => {
    const { user, requests } = await open();
    const stays = () => screen.getByText('Duke stays in Interested.');
    handle('Duke').focus();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(stays()).toBeDefined();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(stays()).toBeDefined();
    handle('Duke').focus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
    expect(stays()).toBeDefined();
    expect(names('Interested')).toEqual(['Duke', 'Yale']);
    expect(saving(requests)).toEqual([]);
  });
});

it('the board shows the next deadline and marks passed ones', async () => {
  itIs('2026-11-20T17:00:00.000Z');
  await open([
    savedAs('applying', 'Brown', { eaDeadline: '2026-11-01', regDeadline: '2026-11-28' }),
    savedAs('interested', 'Duke', { eaDeadline: '2026-11-01' }),
    savedAs('interested', 'Yale'),
  ]);
  const line = (name: string) =>
    screen.getByRole('link', { name }).closest('[data-saved]')!.querySelector('p');
  expect(line('Brown')?.textContent).toBe('RegularSat, Nov 28in 8 days');
  expect(line('Brown')?.dataset.soon).toBe('true');
  expect(line('Duke')?.textContent).toBe('EASun, Nov 1(passed)');
  expect(line('Duke')?.dataset.passed).toBe('true');
  expect(line('Yale')?.textContent).toBe('Deadlines not published');
});

describe('the balance of the list', () => {
  it('counts colleges by chance and suggests what is missing', async () => {
    const { requests } = await open(three, { Brown: 'reach', Duke: 'target', Yale: 'likely' });
    expect(await screen.findByText('1 Reach')).toBeDefined();
    expect(screen.getByText('One more Likely school would make your list safer.')).toBeDefined();
    const proposed = within(await screen.findByRole('region', { name: 'To balance your list' }));
    expect(proposed.getByText('Amherst Town, RI · 90% · $20,000')).toBeDefined();
    expect(proposed.queryByText('Brown')).toBeNull();
    const { searchParams } = new URL(
      requests.find((request) => pathOf(request) === '/colleges/catalogue')!.url,
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      fit: 'likely',
      state: 'RI',
      sort: 'fit',
      pageSize: '4',
    });
  });

  it('suggests colleges in any state if too few are in those of the list', async () => {
    const { requests } = await open(three, { Brown: 'reach', Duke: 'target', Yale: 'likely' });
    const proposed = within(await screen.findByRole('region', { name: 'To balance your list' }));
    expect(proposed.getByText('Likely for you based on your scores, in any state')).toBeDefined();
    expect(proposed.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/colleges?fit=likely');
    const asked = requests
      .filter((request) => pathOf(request) === '/colleges/catalogue')
      .map(({ url }) => new URL(url).searchParams.get('state'));
    expect(asked).toEqual(['RI', null]);
  });

  it('suggests nothing when no score could be compared', async () => {
    const { requests } = await open();
    expect(await screen.findByText('3 Unknown')).toBeDefined();
    expect(screen.getByText(/Add an SAT or ACT to your profile/)).toBeDefined();
    expect(requests.map(pathOf)).not.toContain('/colleges/catalogue');
  });
});
