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
  it('open from the colleges page and close', async () => {
    serveResults();
    const { router } = renderApp({ role: 'student', at: '/colleges' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Your match results' }));
    await screen.findByRole('dialog', { name: 'Here are your college match results!' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('show two lists, each sorted by fit', async () => {
    const { dialog } = await openResults();
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Amherst', 'Bates']);
    expect(await namesIn(dialog, 'Other recommendations')).toEqual(['Clark']);
  });

  it('show fit, certainty and chance of admission for each college', async () => {
    const { dialog } = await openResults();
    const first = await cardOf(dialog, 'Amherst');
    expect(first.getByText('94%')).toBeDefined();
    expect(first.getByText('Fits very well')).toBeDefined();
    expect(first.getByText('We have data for nearly everything: 95% of what you asked about')).toBeDefined();
    expect(first.getByText('Target')).toBeDefined();
    expect(first.getByText(/based on your test scores/)).toBeDefined();
    const last = await cardOf(dialog, 'Clark');
    expect(last.getByText('Partial fit')).toBeDefined();
    expect(last.getByText('We have little data: 30% of what you asked about')).toBeDefined();
    expect(last.getByText('Unknown', { selector: '[data-chance]' })).toBeDefined();
  });

  it('show reasons for and against a college and what is unknown', async () => {
    const { dialog } = await openResults();
    const card = await cardOf(dialog, 'Amherst');
    const reasonsUnder = (title: string) =>
      within(card.getByRole('heading', { name: title }).parentElement!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(reasonsUnder('Why it fits')).toEqual([
      'Average net price of $20,860 a yearAffordable: need this',
      '42 miles from homeWithin 200 miles of home: like this',
    ]);
    expect(reasonsUnder('Why it might not fit')).toEqual([
      "11,614 undergraduatesLarge campus: don't want this",
    ]);
    expect(reasonsUnder('Unknown')).toEqual(['Strong graduate earnings: need this']);
  });

  it('show three reasons of each kind and all on demand', async () => {
    const parts = ([8, 9, 10, 11] as const).map((id) => part(id, { verdict: 'unknown' }));
    const { dialog, user } = await openResults(respondWith(resultsOf([matched('Amherst', { parts })])));
    const card = await cardOf(dialog, 'Amherst');
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    await user.click(card.getByRole('button', { name: 'All reasons for Amherst' }));
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    await user.click(card.getByRole('button', { name: 'Fewer reasons for Amherst' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
  });

  it('link to each college and save it', async () => {
    const { dialog, user, requests } = await openResults({
      'POST /users/bookmark': () => ({ data: { id: 'record' } }),
    });
    const card = await cardOf(dialog, 'Amherst');
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
    const { dialog } = await openResults(respondWith(resultsOf([clark])));
    expect(await dialog.findByText(/^No top matches/)).toBeDefined();
  });

  it('link to the survey if it was not taken', async () => {
    const { dialog } = await openResults(respondWith(noResults));
    expect(await dialog.findByText(/You haven’t taken the college survey yet/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Take the college survey' })).toBeDefined();
  });

  it('show a failure and try again', async () => {
    const { dialog } = await openResults({
      'GET /colleges/college-survey': () => problem(500, 'server-error', 'server error'),
    });
    const again = await dialog.findByRole('button', { name: 'Try again' });
    serveResults();
    await userEvent.click(again);
    expect(await dialog.findByRole('article', { name: 'Amherst' })).toBeDefined();
  });
});

describe('the match results of a free account', () => {
  const cut = resultsOf([amherst, bates, clark], { counts: { top: 20, other: 14 }, limited: true });

  it('show how many matches are visible and how to see more', async () => {
    const { dialog } = await openResults(respondWith(cut));
    expect(
      await dialog.findByText('A free account shows 2 of 20 top matches and 1 of 14 other recommendations.'),
    ).toBeDefined();
    const ask = await dialog.findByRole('link', { name: 'Ask support about the advising system' });
    expect(ask.getAttribute('href')).toBe('mailto:help@quadrangle.test');
  });

  it('refetch after a token with more entitlements', async () => {
    let results = cut;
    const { dialog, store } = await openResults({ 'GET /colleges/college-survey': () => results });
    await dialog.findByText(/A free account shows/);
    results = stored;
    act(() => store.dispatch(tokenReceived(tokenFor({ entitlements: ['advising'] }, 2))));
    await waitFor(() => expect(dialog.queryByText(/A free account shows/)).toBeNull());
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Amherst', 'Bates']);
  });
});

describe('stored match results', () => {
  it('show until the server has responded', async () => {
    const first = await openResults();
    await cardOf(first.dialog, 'Amherst');
    expect(JSON.parse(localStorage.getItem(STORED_RESULTS)!)).toEqual({ owned: '', results: stored });
    first.unmount();
    const held = deferred<MatchResults>();
    const { dialog } = await openResults({ 'GET /colleges/college-survey': () => held.promise });
    await cardOf(dialog, 'Amherst');
    held.resolve(resultsOf([clark]));
    await waitFor(async () => expect(await namesIn(dialog, 'Top matches')).toEqual([]));
  });

  it('are ignored after a change of entitlements', async () => {
    localStorage.setItem(STORED_RESULTS, JSON.stringify({ owned: 'advising', results: resultsOf([bates]) }));
    const held = deferred<MatchResults>();
    const { dialog } = await openResults({ 'GET /colleges/college-survey': () => held.promise });
    await dialog.findByRole('status', { name: 'Loading your match results' });
    expect(dialog.queryByRole('article')).toBeNull();
    held.resolve(stored);
    await cardOf(dialog, 'Amherst');
  });

  it('refetch when another tab has newer results', async () => {
    let results = stored;
    const { dialog } = await openResults({ 'GET /colleges/college-survey': () => results });
    await cardOf(dialog, 'Amherst');
    results = resultsOf([bates], { submittedAt: '2026-11-21T15:00:00.000Z' });
    window.dispatchEvent(new StorageEvent('storage', { key: STORED_RESULTS }));
    await waitFor(async () => expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates']));
  });

  it('are deleted when the session ends', async () => {
    const { dialog, store, unmount } = await openResults();
    await cardOf(dialog, 'Amherst');
    unmount();
    act(() => store.dispatch(sessionEnded));
    expect(localStorage.getItem(STORED_RESULTS)).toBeNull();
  });
});

describe('newer match results', () => {
  it('are announced and fetched only on request', async () => {
    const { dialog, user, requests } = await openResults({
      ...respondWith({ ...stored, meta: { ...stored.meta, newer: true } }),
      'POST /colleges/college-survey': () => resultsOf([bates], { submittedAt: '2026-11-21T15:00:00.000Z' }),
    });
    expect(await dialog.findByText('New results available')).toBeDefined();
    expect(await writesIn(requests)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Get new results' }));
    await waitFor(async () => expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates']));
    expect(dialog.queryByText('New results available')).toBeNull();
    expect(await writesIn(requests)).toEqual([{ call: SURVEY, body: submitted }]);
  });
});
