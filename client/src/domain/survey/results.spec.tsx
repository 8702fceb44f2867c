import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchResults } from 'contract/survey';
import { sessionEnded, tokenReceived } from '../../shared/api/session';
import {
  amherst,
  bates,
  cardOf,
  clark,
  STORED_RESULTS,
  namesIn,
  openResults,
  serveResults,
  stored,
  SURVEY,
  respondWith,
} from '../../test/openResults';
import { renderApp } from '../../test/renderApp';
import { deferred, problem, tokenFor, writesIn } from '../../test/server';
import { matched, noResults, part, resultsOf, submitted } from '../../test/survey';

describe('the match results', () => {
  it('open from the colleges page', async () => {
    serveResults();
    const { router } = renderApp({ role: 'student', at: '/colleges' });
    await userEvent.click(await screen.findByRole('link', { name: 'Your match results' }));
    await screen.findByText('Here are your college match results!');
    expect(router.state.location.pathname).toBe('/college-survey/results');
  });

  it('show two lists, each sorted by fit', async () => {
    const { page } = await openResults();
    expect(await namesIn(page, 'Top matches')).toEqual(['Amherst', 'Bates']);
    expect(await namesIn(page, 'Other recommendations')).toEqual(['Clark']);
  });

  it('show fit, certainty and chance of admission for each college', async () => {
    const { page } = await openResults();
    const first = await cardOf(page, 'Amherst');
    expect(first.getByText('94%')).toBeDefined();
    expect(first.getByText('Fits very well')).toBeDefined();
    expect(first.getByText('We have data for nearly everything: 95% of what you asked about')).toBeDefined();
    expect(first.getByText('Target')).toBeDefined();
    expect(first.getByText(/based on your test scores/)).toBeDefined();
    const last = await cardOf(page, 'Clark');
    expect(last.getByText('Partial fit')).toBeDefined();
    expect(last.getByText('We have little data: 30% of what you asked about')).toBeDefined();
    expect(last.getByText('Unknown', { selector: '[data-chance]' })).toBeDefined();
  });

  it('show reasons for and against a college and what is unknown', async () => {
    const { page } = await openResults();
    const card = await cardOf(page, 'Amherst');
    const reasonsUnder = (title: string) =>
      within(card.getByRole('heading', { name: title }).parentElement!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(reasonsUnder('Why it fits')).toEqual([
      'Average net price of $20,860 a year',
      '42 miles from home',
    ]);
    expect(reasonsUnder('Why it might not fit')).toEqual([
      '11,614 undergraduates (you don’t want a large campus)',
    ]);
    expect(reasonsUnder('Unknown')).toEqual(['Strong graduate earnings, ten years after students start']);
  });

  it('show a figure once, whichever of several wishes it answers', async () => {
    const setting = { code: 'setting', setting: 'small city' } as const;
    const parts = [
      part(8, { figure: setting, verdict: 'for', weight: -0.5, wish: 2 }),
      part(10, { figure: setting, verdict: 'against', weight: 0.5, wish: 4 }),
      part(12, { figure: setting, verdict: 'for', weight: -1, wish: 1 }),
      part(21, { figure: { code: 'degrees', share: 0.23 }, verdict: 'for' }),
      part(33, { figure: { code: 'no' }, verdict: 'against', wish: 4, weight: 0.5 }),
    ];
    const { page } = await openResults(respondWith(resultsOf([matched('Amherst', { parts })])));
    const card = await cardOf(page, 'Amherst');
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '23% of degrees in the humanities or social sciences',
      'Small city (you’d prefer a suburb)',
      "Not a women's college (you’d prefer a women's college)",
    ]);
  });

  it('show three reasons of each kind and all on demand', async () => {
    const parts = ([8, 9, 10, 11] as const).map((id) => part(id, { verdict: 'unknown' }));
    const { page, user } = await openResults(respondWith(resultsOf([matched('Amherst', { parts })])));
    const card = await cardOf(page, 'Amherst');
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    await user.click(card.getByRole('button', { name: 'Show all reasons for Amherst' }));
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    await user.click(card.getByRole('button', { name: 'Show fewer reasons for Amherst' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
  });

  it('link to each college and save it', async () => {
    const { page, user, requests } = await openResults({
      'POST /users/bookmark': () => ({ data: { id: 'record' } }),
    });
    const card = await cardOf(page, 'Amherst');
    expect(card.getByRole('link', { name: 'Amherst' }).getAttribute('href')).toBe(
      '/colleges?college=amherst',
    );
    const save = card.getByRole<HTMLButtonElement>('button', { name: 'Save: Amherst' });
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    await user.click(await screen.findByRole('menuitem', { name: 'Applying' }));
    await screen.findByText('College Added.');
    const body = { ceeb_code: 'amherst', state: 'MA', status: 'applying' };
    expect(await writesIn(requests)).toEqual([{ call: 'POST /users/bookmark', body }]);
  });

  it('say so when a list is empty', async () => {
    const { page } = await openResults(respondWith(resultsOf([clark])));
    expect(await page.findByText(/^No top matches/)).toBeDefined();
  });

  it('link to the survey if it was not taken', async () => {
    const { page } = await openResults(respondWith(noResults));
    expect(await page.findByText(/You haven’t taken the college survey yet/)).toBeDefined();
    expect(page.getByRole('link', { name: 'Take the college survey' })).toBeDefined();
  });

  it('show a failure and try again', async () => {
    const { page } = await openResults({
      'GET /colleges/college-survey': () => problem(500, 'server-error', 'server error'),
    });
    const again = await page.findByRole('button', { name: 'Try again' });
    serveResults();
    await userEvent.click(again);
    expect(await page.findByRole('article', { name: 'Amherst' })).toBeDefined();
  });
});

describe('the match results of a free account', () => {
  const cut = resultsOf([amherst, bates, clark], { counts: { top: 20, other: 14 }, limited: true });

  it('show how many matches are visible and how to see more', async () => {
    const { page } = await openResults(respondWith(cut));
    expect(
      await page.findByText(/^A free account shows 2 of 20 top matches and 1 of 14 other recommendations\./),
    ).toBeDefined();
    expect(page.getByText('31 more colleges match your answers')).toBeDefined();
    const offer = page.getByRole('link', { name: 'See the advising system' });
    expect(offer.getAttribute('href')).toBe('/get-help');
  });

  it('refetch after a token with more entitlements', async () => {
    let results = cut;
    const { page, store } = await openResults({ 'GET /colleges/college-survey': () => results });
    await page.findByText(/A free account shows/);
    results = stored;
    act(() => store.dispatch(tokenReceived(tokenFor({ entitlements: ['advising'] }, 2))));
    await waitFor(() => expect(page.queryByText(/A free account shows/)).toBeNull());
    expect(await namesIn(page, 'Top matches')).toEqual(['Amherst', 'Bates']);
  });
});

describe('stored match results', () => {
  it('show until the server has responded', async () => {
    const first = await openResults();
    await cardOf(first.page, 'Amherst');
    expect(JSON.parse(localStorage.getItem(STORED_RESULTS)!)).toEqual({ owned: '', results: stored });
    first.unmount();
    const held = deferred<MatchResults>();
    const { page } = await openResults({ 'GET /colleges/college-survey': () => held.promise });
    await cardOf(page, 'Amherst');
    held.resolve(resultsOf([clark]));
    await waitFor(async () => expect(await namesIn(page, 'Top matches')).toEqual([]));
  });

  it('are ignored after a change of entitlements', async () => {
    localStorage.setItem(STORED_RESULTS, JSON.stringify({ owned: 'advising', results: resultsOf([bates]) }));
    const held = deferred<MatchResults>();
    const { page } = await openResults({ 'GET /colleges/college-survey': () => held.promise });
    await page.findByRole('status', { name: 'Loading your match results' });
    expect(page.queryByRole('article')).toBeNull();
    held.resolve(stored);
    await cardOf(page, 'Amherst');
  });

  it('refetch when another tab has newer results', async () => {
    let results = stored;
    const { page } = await openResults({ 'GET /colleges/college-survey': () => results });
    await cardOf(page, 'Amherst');
    results = resultsOf([bates], { submittedAt: '2026-11-21T15:00:00.000Z' });
    window.dispatchEvent(new StorageEvent('storage', { key: STORED_RESULTS }));
    await waitFor(async () => expect(await namesIn(page, 'Top matches')).toEqual(['Bates']));
  });

  it('are deleted when the session ends', async () => {
    const { page, store, unmount } = await openResults();
    await cardOf(page, 'Amherst');
    unmount();
    act(() => store.dispatch(sessionEnded));
    expect(localStorage.getItem(STORED_RESULTS)).toBeNull();
  });
});

describe('newer match results', () => {
  it('are announced and fetched only on request', async () => {
    const { page, user, requests } = await openResults({
      ...respondWith({ ...stored, meta: { ...stored.meta, newer: true } }),
      'POST /colleges/college-survey': () => resultsOf([bates], { submittedAt: '2026-11-21T15:00:00.000Z' }),
    });
    expect(await page.findByText('New results available')).toBeDefined();
    expect(await writesIn(requests)).toEqual([]);
    await user.click(page.getByRole('button', { name: 'Get new results' }));
    await waitFor(async () => expect(await namesIn(page, 'Top matches')).toEqual(['Bates']));
    expect(page.queryByText('New results available')).toBeNull();
    expect(await writesIn(requests)).toEqual([{ call: SURVEY, body: submitted }]);
  });
});
