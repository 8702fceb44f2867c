import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SurveySubmission } from 'contract/survey';
import { sessionEnded } from '../../shared/api/session';
import {
  basics,
  begun,
  field,
  goTo,
  STORED_DRAFT,
  storedDraft,
  open,
  PAGE,
  slider,
  step,
  steps,
  submitButton,
  whole,
} from '../../test/openSurvey';
import { problem, writesIn } from '../../test/server';
import { answersOf, matched, resultsOf, submitted } from '../../test/survey';
import { newDraft, type Draft } from './draft';

afterEach(() => localStorage.clear());

describe('submitting the survey', () => {
  it('is disabled until all answers are valid, and lists what is missing', async () => {
    const { 33: _last, ...answers } = answersOf(4);
    begun({ ...newDraft({ ...basics, state: '' }), answers });
    const { user } = await open({}, `${PAGE}?step=Social`);
    await step('Social');
    expect(submitButton().disabled).toBe(true);
    const missing = document.getElementById(submitButton().getAttribute('aria-describedby')!)!;
    expect(missing.textContent).toBe('Still missing:the Basic section1 question in Social');
    act(() => slider(/^33\. /).focus());
    await user.keyboard('2');
    expect(missing.textContent).toBe('Still missing:the Basic section');
    await user.click(within(missing).getByRole('button'));
    await user.selectOptions(await field('Home state'), 'MA');
    expect(submitButton().disabled).toBe(false);
  });

  it('sends the answers without empty fields and shows the results', async () => {
    begun(whole);
    const results = resultsOf([matched('Amherst')]);
    const { user, requests } = await open(
      { 'POST /colleges/college-survey': () => results },
      `${PAGE}?step=Social`,
    );
    await user.click(submitButton());
    await screen.findByText('Here are your college match results!');
    await screen.findByRole('link', { name: 'Amherst' });
    const body = {
      basicInfo: { gpa: 3.8, gpaScale: 4, state: 'MA' },
      answers: answersOf(4),
      test: {},
    } satisfies SurveySubmission;
    expect(await writesIn(requests)).toEqual([{ call: 'POST /colleges/college-survey', body }]);
    expect(storedDraft()).toBeNull();
  });

  it('omits sections and tests that were left empty', async () => {
    begun({ ...whole, basics: { ...whole.basics, satMath: '640', zipcode: ' 02139 ' } });
    const { user, requests } = await open(
      { 'POST /colleges/college-survey': () => resultsOf([]) },
      `${PAGE}?step=Social`,
    );
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your match results' });
    const [sent] = await writesIn(requests);
    expect(sent!.body).toMatchObject({ test: { sat: { satMath: 640 } }, basicInfo: { zipcode: '02139' } });
    expect((sent!.body as SurveySubmission).test).not.toHaveProperty('act');
  });

  it('keeps the answers when the server rejects them, and shows why', async () => {
    begun(whole);
    const refuse = () =>
      problem(422, 'invalid', 'Some fields are not valid.', { state: 'There is no such state.' });
    const { user } = await open({ 'POST /colleges/college-survey': refuse }, `${PAGE}?step=Social`);
    await user.click(submitButton());
    expect(await screen.findByText('invalid parameters', { selector: '[role=alert] *' })).toBeDefined();
    expect(screen.getByText('There is no such state.')).toBeDefined();
    expect(storedDraft()).toEqual(whole);
    expect(submitButton().disabled).toBe(false);
  });
});

describe('the answers of the survey', () => {
  it('survive a reload', async () => {
    const { user, unmount } = await open();
    await user.type(await field(/^GPA$/), '3.8');
    await goTo(user, /^Academic/);
    await step('Academic');
    act(() => slider(/^17\. /).focus());
    await user.keyboard('4');
    unmount();
    await open({}, `${PAGE}?step=Academic`);
    await step('Academic');
    expect(slider(/^17\. /).getAttribute('aria-valuenow')).toBe('4');
    await userEvent.click(steps().getByRole('button', { name: /^Basic/ }));
    expect((await field(/^GPA$/)).value).toBe('3.8');
  });

  it('belong to one user and are removed with the session', async () => {
    begun(whole);
    localStorage.setItem('kept:somebody-else:survey', JSON.stringify(newDraft()));
    const { store, unmount } = await open();
    expect(screen.getByText('Progress: 33/33 Questions Complete')).toBeDefined();
    unmount();
    act(() => store.dispatch(sessionEnded));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('follow changes in another tab', async () => {
    begun(newDraft(basics));
    await open({}, `${PAGE}?step=Geographical`);
    await step('Geographical');
    const there = { ...newDraft(basics), answers: { 1: 5, 2: 2 } };
    begun(there as Draft);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORED_DRAFT }));
    });
    expect(screen.getByText('Progress: 2/33 Questions Complete')).toBeDefined();
    act(() => slider(/^3\. /).focus());
    await userEvent.keyboard('1');
    expect(storedDraft()!.answers).toEqual({ 1: 5, 2: 2, 3: 1 });
  });
});

it('the survey shows an earlier submission and can start from it', async () => {
  const { user } = await open({
    'GET /colleges/college-survey': () => resultsOf([matched('Amherst')]),
  });
  expect(await screen.findByText(/^You took this survey on /)).toBeDefined();
  expect(screen.getByText('Progress: 0/33 Questions Complete')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Start from those answers' }));
  expect(await screen.findByText('Progress: 33/33 Questions Complete')).toBeDefined();
  expect((await field(/^SAT verbal/)).value).toBe(String(submitted.test.sat!.satVerbal));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start from those answers' }).disabled).toBe(
    true,
  );
  expect(screen.getByText(/You’ve already started new answers\.$/)).toBeDefined();
});
