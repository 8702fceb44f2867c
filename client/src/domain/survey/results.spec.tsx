import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchResults, SurveySubmission } from 'contract/survey';
import { sessionEnded, tokenReceived } from '../../shared/api/session';
import { savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { deferred, problem, serve, tokenFor, writtenBy, type Answers } from '../../test/server';
import { matched, noResults, part, resultsOf, submitted } from '../../test/survey';

const SURVEY = 'POST /colleges/college-survey';
const WHAT_IF = 'POST /colleges/college-survey/what-if';
const KEPT = 'kept:user-1:surveyResults';

const reasons = [
  part(1, { figure: { code: 'distance', miles: 41.6 }, verdict: 'for', weight: 0.5, wish: 4 }),
  part(23, { figure: { code: 'enrollment', students: 11_614 }, verdict: 'against', weight: -1, wish: 1 }),
  part(26, { figure: { code: 'netPrice', dollars: 20_860 }, verdict: 'for', weight: 1 }),
  part(16, {}),
];
const amherst = matched('Amherst', { parts: reasons, fit: 0.94 });
const bates = matched('Bates', { fit: 0.8, position: 'reach', positionBasis: 'rate' });
const clark = matched('Clark', {
  list: 'other',
  fit: 0.6,
  confidence: 0.3,
  position: 'unknown',
  positionBasis: 'nothing',
});
const stored = resultsOf([amherst, bates, clark]);

const serving = (answers: Answers = {}) =>
  serve({
    'GET /users/saved-colleges': () => savedPage([]),
    'GET /colleges/all': () => ({ data: [], pageCount: 0 }),
    'GET /colleges/college-survey': () => stored,
    ...answers,
  });

async function open(answers: Answers = {}) {
  const requests = serving(answers);
  const app = renderApp({ role: 'student', at: '/colleges?results=open' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Here are your college match results!' }));
  return { requests, dialog, user: userEvent.setup(), ...app };
}

const telling = (results: MatchResults): Answers => ({ 'GET /colleges/college-survey': () => results });

const cardOf = async (dialog: ReturnType<typeof within>, name: string) =>
  within(await dialog.findByRole('article', { name }));
const namesIn = async (dialog: ReturnType<typeof within>, list: string) =>
  within(await dialog.findByRole('region', { name: list }))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 4 }).textContent);

afterEach(() => localStorage.clear());

describe('the results', () => {
  it('open from the colleges page, and close', async () => {
    serving();
    const { router } = renderApp({ role: 'student', at: '/colleges' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Your match results' }));
    await screen.findByRole('dialog', { name: 'Here are your college match results!' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('are two lists, each with the best first', async () => {
    const { dialog } = await open();
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Amherst', 'Bates']);
    expect(await namesIn(dialog, 'Other recommendations')).toEqual(['Clark']);
  });

  it('say how well each fits, how much is known, and how hard it is to get in', async () => {
    const { dialog } = await open();
    const first = await cardOf(dialog, 'Amherst');
    expect(first.getByText('94 %')).toBeDefined();
    expect(first.getByText('Fits very well')).toBeDefined();
    expect(first.getByText('Nearly everything is known: 95 % of what you asked for')).toBeDefined();
    expect(first.getByText('Target')).toBeDefined();
    expect(first.getByText(/by your test scores/)).toBeDefined();
    const last = await cardOf(dialog, 'Clark');
    expect(last.getByText('Fits in part')).toBeDefined();
    expect(last.getByText('Little of it is known: 30 % of what you asked for')).toBeDefined();
    expect(last.getByText('Not known', { selector: '[data-chance]' })).toBeDefined();
  });

  it('say what speaks for and against a college, with its figure beside the wish, and what is not known', async () => {
    const { dialog } = await open();
    const card = await cardOf(dialog, 'Amherst');
    const reasonsUnder = (title: string) =>
      within(card.getByRole('heading', { name: title }).parentElement!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(reasonsUnder('Why it fits')).toEqual([
      '$20,860 a year after grantsCosts a family little: need this',
      '42 miles from homeWithin 200 miles of home: like this',
    ]);
    expect(reasonsUnder('What speaks against it')).toEqual([
      "11,614 undergraduatesLarge campus: don't want this",
    ]);
    expect(reasonsUnder('Not known')).toEqual(['Students earn well later: need this']);
  });

  it('show the three weightiest reasons of a kind, and all on demand', async () => {
    const parts = ([8, 9, 10, 11] as const).map((id) => part(id, { verdict: 'unknown' }));
    const { dialog, user } = await open(telling(resultsOf([matched('Amherst', { parts })])));
    const card = await cardOf(dialog, 'Amherst');
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    await user.click(card.getByRole('button', { name: 'All reasons for Amherst' }));
    expect(card.getAllByRole('listitem')).toHaveLength(4);
    await user.click(card.getByRole('button', { name: 'Fewer reasons for Amherst' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
  });

  it('lead to each college, and save it', async () => {
    const { dialog, user, requests } = await open({
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
    expect(await writtenBy(requests)).toEqual([{ call: 'POST /users/bookmark', body }]);
  });

  it('say where a list is empty', async () => {
    const { dialog } = await open(telling(resultsOf([clark])));
    expect(await dialog.findByText(/^No college is a top match for these answers/)).toBeDefined();
  });

  it('lead to the survey where it was not taken', async () => {
    const { dialog } = await open(telling(noResults));
    expect(await dialog.findByText(/You have not taken the college survey yet/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Take the college survey' })).toBeDefined();
  });

  it('say what went wrong and try again', async () => {
    const { dialog } = await open({
      'GET /colleges/college-survey': () => problem(500, 'server-error', 'server error'),
    });
    const again = await dialog.findByRole('button', { name: 'Try again' });
    serving();
    await userEvent.click(again);
    expect(await dialog.findByRole('article', { name: 'Amherst' })).toBeDefined();
  });
});

describe('a free account', () => {
  const cut = resultsOf([amherst, bates, clark], { counts: { top: 20, other: 14 }, limited: true });

  it('is told how many of how many it sees, and what lifts that', async () => {
    const { dialog } = await open(telling(cut));
    expect(
      await dialog.findByText('A free account shows 2 of 20 top matches and 1 of 14 other recommendations.'),
    ).toBeDefined();
    const ask = await dialog.findByRole('link', { name: 'Ask support about the advising system' });
    expect(ask.getAttribute('href')).toBe('mailto:help@quadrangle.test');
  });

  it('asks anew once the token says that it owns more', async () => {
    let results = cut;
    const { dialog, store } = await open({ 'GET /colleges/college-survey': () => results });
    await dialog.findByText(/A free account shows/);
    results = stored;
    act(() => store.dispatch(tokenReceived(tokenFor({ entitlements: ['advising'] }, 2))));
    await waitFor(() => expect(dialog.queryByText(/A free account shows/)).toBeNull());
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Amherst', 'Bates']);
  });
});

describe('what the browser keeps', () => {
  it('is shown until the server has answered, and taken up from it', async () => {
    const first = await open();
    await cardOf(first.dialog, 'Amherst');
    expect(JSON.parse(localStorage.getItem(KEPT)!)).toEqual({ owned: '', results: stored });
    first.unmount();
    const held = deferred<MatchResults>();
    const { dialog } = await open({ 'GET /colleges/college-survey': () => held.promise });
    await cardOf(dialog, 'Amherst');
    held.resolve(resultsOf([clark]));
    await waitFor(async () => expect(await namesIn(dialog, 'Top matches')).toEqual([]));
  });

  it('is not shown to somebody who owns more by now', async () => {
    localStorage.setItem(KEPT, JSON.stringify({ owned: 'advising', results: resultsOf([bates]) }));
    const held = deferred<MatchResults>();
    const { dialog } = await open({ 'GET /colleges/college-survey': () => held.promise });
    await dialog.findByRole('status', { name: 'Loading your match results' });
    expect(dialog.queryByRole('article')).toBeNull();
    held.resolve(stored);
    await cardOf(dialog, 'Amherst');
  });

  it('is fetched anew once another tab has newer results', async () => {
    let results = stored;
    const { dialog } = await open({ 'GET /colleges/college-survey': () => results });
    await cardOf(dialog, 'Amherst');
    results = resultsOf([bates], { submittedAt: '2026-11-21T15:00:00.000Z' });
    window.dispatchEvent(new StorageEvent('storage', { key: KEPT }));
    await waitFor(async () => expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates']));
  });

  it('goes with the session', async () => {
    const { dialog, store, unmount } = await open();
    await cardOf(dialog, 'Amherst');
    unmount();
    store.dispatch(sessionEnded);
    expect(localStorage.getItem(KEPT)).toBeNull();
  });
});

describe('newer results', () => {
  it('are told of, and fetched only when asked for', async () => {
    const { dialog, user, requests } = await open({
      ...telling({ ...stored, meta: { ...stored.meta, newer: true } }),
      'POST /colleges/college-survey': () => resultsOf([bates], { submittedAt: '2026-11-21T15:00:00.000Z' }),
    });
    expect(await dialog.findByText('New results available')).toBeDefined();
    expect(await writtenBy(requests)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Get the new results' }));
    await waitFor(async () => expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates']));
    expect(dialog.queryByText('New results available')).toBeNull();
    expect(await writtenBy(requests)).toEqual([{ call: SURVEY, body: submitted }]);
  });
});

describe('what if', () => {
  const tried = resultsOf([matched('Bates', { fit: 0.85 }), matched('Drew', { fit: 0.82 }), amherst], {
    submittedAt: null,
  });
  const gpa = (dialog: ReturnType<typeof within>): Promise<HTMLElement> =>
    dialog.findByRole('slider', { name: 'GPA' });

  it('shows how other scores change the list, marked as not saved', async () => {
    const { dialog, user, requests } = await open({ [WHAT_IF]: () => tried });
    const slider = await gpa(dialog);
    expect(slider.getAttribute('aria-valuenow')).toBe('3.8');
    act(() => slider.focus());
    await user.keyboard('{ArrowLeft}');
    expect(await dialog.findByText('1 change tried, not saved')).toBeDefined();
    expect(dialog.getByText('3.8 → 3.7')).toBeDefined();
    expect(await dialog.findByText('1 moved up, 1 down, 1 new, 1 gone')).toBeDefined();
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates', 'Drew', 'Amherst']);
    expect((await cardOf(dialog, 'Bates')).getByText('up 1, 5 points more')).toBeDefined();
    expect((await cardOf(dialog, 'Drew')).getByText('new')).toBeDefined();
    expect((await cardOf(dialog, 'Amherst')).getByText('down 2, as many points')).toBeDefined();
    const gone = within(dialog.getByRole('region', { name: 'No longer among your results' }));
    expect(gone.getByText('Clark')).toBeDefined();
    const body = { ...submitted, basicInfo: { ...submitted.basicInfo, gpa: 3.7 } };
    expect(await writtenBy(requests)).toEqual([{ call: WHAT_IF, body }]);
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Amherst', 'Bates']);
    expect(dialog.queryByText(/not saved/)).toBeNull();
    expect(JSON.parse(localStorage.getItem(KEPT)!)).toEqual({ owned: '', results: stored });
  });

  it('drops an answer to what was tried before', async () => {
    const asked = new Map<number, (results: MatchResults) => void>();
    const { dialog, user } = await open({
      [WHAT_IF]: ({ body }: { body: SurveySubmission }) => {
        const held = deferred<MatchResults>();
        asked.set(body.basicInfo.gpa, held.resolve);
        return held.promise;
      },
    });
    const slider = await gpa(dialog);
    act(() => slider.focus());
    for (const [key, value] of [
      ['3', 3],
      ['2', 2],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(asked.has(value)).toBe(true));
    }
    asked.get(2)!(tried);
    await dialog.findByText('1 moved up, 1 down, 1 new, 1 gone');
    asked.get(3)!(resultsOf([clark]));
    await act(async () => undefined);
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates', 'Drew', 'Amherst']);
  });

  it('tries the weight of every question, and of scores that were given or not', async () => {
    const { dialog, user } = await open({ [WHAT_IF]: () => tried });
    await dialog.findByRole('slider', { name: 'SAT verbal' });
    await user.click(dialog.getByRole('button', { name: 'Try ACT scores' }));
    expect(dialog.getByRole('slider', { name: 'ACT science' })).toBeDefined();
    expect(dialog.getByText('4 changes tried, not saved')).toBeDefined();
    for (const group of ['Geographical', 'Professional', 'Academic', 'Social'])
      await user.click(dialog.getByText(group));
    const wishes = dialog
      .getAllByRole('slider')
      .filter((slider) => slider.getAttribute('aria-valuemax') === '5');
    expect(wishes).toHaveLength(33);
    act(() => dialog.getByRole('slider', { name: 'Large campus' }).focus());
    await user.keyboard('1');
    expect(dialog.getByText("Like this → Don't want this")).toBeDefined();
  });

  it('is kept as the survey when asked to', async () => {
    const { dialog, user, requests } = await open({
      [WHAT_IF]: () => tried,
      [SURVEY]: () => ({ ...tried, meta: { ...tried.meta, submittedAt: '2026-11-21T15:00:00.000Z' } }),
    });
    const slider = await gpa(dialog);
    const keepButton = dialog.getByRole<HTMLButtonElement>('button', { name: 'Keep these answers' });
    expect(keepButton.disabled).toBe(true);
    act(() => slider.focus());
    await user.keyboard('4');
    await user.click(keepButton);
    await screen.findByText('Survey saved with these answers.');
    const body = { ...submitted, basicInfo: { ...submitted.basicInfo, gpa: 4 } };
    expect((await writtenBy(requests)).at(-1)).toEqual({ call: SURVEY, body });
    await waitFor(() => expect(dialog.queryByText(/not saved/)).toBeNull());
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Bates', 'Drew', 'Amherst']);
  });

  it('says why it could not be worked out, and leaves the results', async () => {
    const { dialog, user } = await open({
      [WHAT_IF]: () => problem(422, 'invalid-parameters', 'invalid parameters'),
    });
    const slider = await gpa(dialog);
    act(() => slider.focus());
    await user.keyboard('2');
    expect(await dialog.findByText(/REASON invalid parameters/)).toBeDefined();
    expect(await namesIn(dialog, 'Top matches')).toEqual(['Amherst', 'Bates']);
  });
});
