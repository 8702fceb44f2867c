import { act, screen, waitFor, within } from '@testing-library/react';
import type { MatchResults, SurveySubmission } from 'contract/survey';
import {
  amherst,
  cardOf,
  clark,
  STORED_RESULTS,
  namesIn,
  openResults,
  stored,
  SURVEY,
} from '../../test/openResults';
import { deferred, problem, writesIn } from '../../test/server';
import { matched, resultsOf, submitted } from '../../test/survey';

const WHAT_IF = 'POST /colleges/college-survey/what-if';

describe('the what-if panel', () => {
  const tried = resultsOf([matched('Bates', { fit: 0.85 }), matched('Drew', { fit: 0.82 }), amherst], {
    submittedAt: null,
  });
  const gpa = (page: ReturnType<typeof within>): Promise<HTMLElement> =>
    page.findByRole('slider', { name: 'GPA' });

  it('shows how other scores change the results without saving', async () => {
    const { page, user, requests } = await openResults({ [WHAT_IF]: () => tried });
    const slider = await gpa(page);
    expect(slider.getAttribute('aria-valuenow')).toBe('3.8');
    act(() => slider.focus());
    await user.keyboard('{ArrowLeft}');
    expect(await page.findByText('1 change, not saved')).toBeDefined();
    expect(page.getByText('3.8 → 3.7')).toBeDefined();
    expect(await page.findByText('1 moved up, 1 down, 1 new, 1 gone')).toBeDefined();
    expect(await namesIn(page, 'Top matches')).toEqual(['Bates', 'Drew', 'Amherst']);
    expect((await cardOf(page, 'Bates')).getByText('up 1, up 5 points')).toBeDefined();
    expect((await cardOf(page, 'Drew')).getByText('new')).toBeDefined();
    expect((await cardOf(page, 'Amherst')).getByText('down 2, no change')).toBeDefined();
    const gone = within(page.getByRole('region', { name: 'No longer among your results' }));
    expect(gone.getByText('Clark')).toBeDefined();
    const body = { ...submitted, basicInfo: { ...submitted.basicInfo, gpa: 3.7 } };
    expect(await writesIn(requests)).toEqual([{ call: WHAT_IF, body }]);
    await user.click(page.getByRole('button', { name: 'Reset' }));
    expect(await namesIn(page, 'Top matches')).toEqual(['Amherst', 'Bates']);
    expect(page.queryByText(/not saved/)).toBeNull();
    expect(JSON.parse(localStorage.getItem(STORED_RESULTS)!)).toEqual({ owned: '', results: stored });
  });

  it('drops the response to an outdated trial', async () => {
    const asked = new Map<number, (results: MatchResults) => void>();
    const { page, user } = await openResults({
      [WHAT_IF]: ({ body }: { body: SurveySubmission }) => {
        const held = deferred<MatchResults>();
        asked.set(body.basicInfo.gpa, held.resolve);
        return held.promise;
      },
    });
    const slider = await gpa(page);
    act(() => slider.focus());
    for (const [key, value] of [
      ['3', 3],
      ['2', 2],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(asked.has(value)).toBe(true));
    }
    asked.get(2)!(tried);
    await page.findByText('1 moved up, 1 down, 1 new, 1 gone');
    asked.get(3)!(resultsOf([clark]));
    await act(async () => undefined);
    expect(await namesIn(page, 'Top matches')).toEqual(['Bates', 'Drew', 'Amherst']);
  });

  it('tries question weights and scores, even unanswered ones', async () => {
    const { page, user } = await openResults({ [WHAT_IF]: () => tried });
    await page.findByRole('slider', { name: 'SAT verbal' });
    await user.click(page.getByRole('button', { name: 'Try ACT scores' }));
    expect(page.getByRole('slider', { name: 'ACT science' })).toBeDefined();
    expect(page.getByText('4 changes, not saved')).toBeDefined();
    for (const group of ['Geographical', 'Professional', 'Academic', 'Social'])
      await user.click(page.getByText(group));
    const wishes = page
      .getAllByRole('slider')
      .filter((slider) => slider.getAttribute('aria-valuemax') === '5');
    expect(wishes).toHaveLength(33);
    act(() => page.getByRole('slider', { name: /^A large campus/ }).focus());
    await user.keyboard('1');
    expect(page.getByText("Like this → Don't want this")).toBeDefined();
  });

  it('saves the tried answers as the survey on request', async () => {
    const { page, user, requests } = await openResults({
      [WHAT_IF]: () => tried,
      [SURVEY]: () => ({ ...tried, meta: { ...tried.meta, submittedAt: '2026-11-21T15:00:00.000Z' } }),
    });
    const slider = await gpa(page);
    const keepButton = page.getByRole<HTMLButtonElement>('button', { name: 'Save these answers' });
    expect(keepButton.disabled).toBe(true);
    act(() => slider.focus());
    await user.keyboard('4');
    await user.click(keepButton);
    await screen.findByText('Survey saved with these answers.');
    const body = { ...submitted, basicInfo: { ...submitted.basicInfo, gpa: 4 } };
    expect((await writesIn(requests)).at(-1)).toEqual({ call: SURVEY, body });
    await waitFor(() => expect(page.queryByText(/not saved/)).toBeNull());
    expect(await namesIn(page, 'Top matches')).toEqual(['Bates', 'Drew', 'Amherst']);
  });

  it('shows a failure and keeps the results', async () => {
    const { page, user } = await openResults({
      [WHAT_IF]: () => problem(422, 'invalid-parameters', 'invalid parameters'),
    });
    const slider = await gpa(page);
    act(() => slider.focus());
    await user.keyboard('2');
    expect(await page.findByText(/REASON invalid parameters/)).toBeDefined();
    expect(await namesIn(page, 'Top matches')).toEqual(['Amherst', 'Bates']);
  });
});
