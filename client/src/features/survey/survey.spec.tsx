import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AboutResource } from 'contract/about';
import { SURVEY_QUESTIONS, type SurveySubmission } from 'contract/survey';
import { sessionEnded } from '../../shared/api/session';
import { savedPage, testTaken } from '../../test/colleges';
import { satResult } from '../../test/exams';
import { profileOf } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { problem, serve, writtenBy, type Answers } from '../../test/server';
import { answersOf, matched, noResults, resultsOf, submitted } from '../../test/survey';
import { newDraft, type Draft } from './draft';

const PAGE = '/college-survey/Layout';
const KEPT = 'kept:user-1:survey';

const basics = { gpa: '3.8', gpaScale: '4', state: 'MA' };
const whole: Draft = { ...newDraft(basics), answers: answersOf(4) };

const about = (known: Partial<AboutResource['attributes']> = {}): AboutResource => ({
  id: 'user-1',
  attributes: {
    ...{ gpa: null, gpaScale: null, classRank: null, classSize: null },
    ...{ highSchoolName: null, highSchoolSize: null, highSchoolType: null },
    ...{ orderedMajorChoices: null, orderedFavorites: null, notes: '' },
    ...known,
  },
  relationships: {},
});

const profile = (home: { state: string; zip_code: string }) => ({
  data: profileOf({ id: 'user-1', first_name: 'Zoë', last_name: 'Berg', role: 'student' }, home),
});

async function open(answers: Answers = {}, at = PAGE) {
  const requests = serve({
    'GET /users/about': () => ({ data: about() }),
    'GET /users/test': () => ({ data: [], pageCount: 1 }),
    'GET /exams/student/{studentId}': () => ({ data: [] }),
    'GET /users/saved-colleges': () => savedPage([]),
    'GET /colleges/college-survey': () => noResults,
    ...answers,
  });
  const app = renderApp({ role: 'student', at });
  await screen.findByRole('navigation', { name: 'Steps of the survey' });
  return { requests, user: userEvent.setup(), ...app };
}

const begun = (draft: Draft) => localStorage.setItem(KEPT, JSON.stringify(draft));
const keptDraft = () => JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Draft | null;

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the survey' }));
const goTo = (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(steps().getByRole('button', { name }));
const field = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
const slider = (name: RegExp) => screen.getByRole('slider', { name });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Completed Survey' });

afterEach(() => localStorage.clear());

describe('the steps', () => {
  it('are five, with Back hidden on the first and Next on the last', async () => {
    begun(newDraft(basics));
    const { user } = await open();
    const names = ['Basic', 'Geographical', 'Professional', 'Academic', 'Social'];
    expect(
      steps()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Basic Done',
      'Geographical 12 questions',
      'Professional 4 questions',
      'Academic 6 questions',
      'Social 11 questions',
    ]);
    for (const [index, name] of names.entries()) {
      await step(name);
      expect(screen.queryByRole('button', { name: 'Back' }) === null).toBe(index === 0);
      const next = screen.queryByRole('button', { name: /^Next/ });
      if (index < 4) await user.click(next!);
      else expect(next).toBeNull();
    }
    for (const name of names.slice(0, -1).reverse()) {
      await user.click(screen.getByRole('button', { name: 'Back' }));
      await step(name);
    }
  });

  it('take the focus as they come, and say which are done and which were looked at', async () => {
    begun(newDraft(basics));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next: Geographical' }));
    const heading = await step('Geographical');
    expect(document.activeElement).toBe(heading);
    const current = steps().getByRole('button', { name: /^Geographical/ });
    expect(current.getAttribute('aria-current')).toBe('step');
    await user.click(screen.getByRole('button', { name: 'Next: Professional' }));
    expect(steps().getByRole('button', { name: 'Geographical 0 of 12' })).toBeDefined();
    expect(keptDraft()!.visited).toEqual(['basic', 'Geographical']);
  });

  it('are said in the address, so that a reload opens the same one', async () => {
    begun(newDraft(basics));
    const { user, router } = await open();
    await goTo(user, /^Social/);
    expect(router.state.location.search).toBe('?step=Social');
  });

  it('ask 33 questions in their groups', async () => {
    begun(newDraft(basics));
    const { user } = await open();
    for (const [group, from, to] of [
      ['Geographical', 1, 12],
      ['Professional', 13, 16],
      ['Academic', 17, 22],
      ['Social', 23, 33],
    ] as const) {
      await goTo(user, new RegExp(`^${group}`));
      await step(group);
      const asked = screen.getAllByRole('slider').map((one) => one.getAttribute('aria-labelledby')!);
      expect(asked.map((id) => document.getElementById(id)!.textContent)).toEqual(
        SURVEY_QUESTIONS.slice(from - 1, to).map(
          ({ questionId, questionText }) => `${questionId}. ${questionText}`,
        ),
      );
    }
  });
});

describe('a slider', () => {
  const first = () => slider(/^1\. /);

  it('shows both texts of its scale', async () => {
    begun(newDraft(basics));
    await open({}, `${PAGE}?step=Professional`);
    await step('Professional');
    const marks = ['Select answer', "Don't want this", 'Prefer not', 'Neutral', 'Like this', 'Need this'];
    for (const mark of marks) expect(screen.getAllByText(mark, { exact: false })).toHaveLength(4);
    const help = screen.getByText(/1 do not want, 3 does not matter, 5 really want\./);
    expect(slider(/^13\. /).getAttribute('aria-describedby')).toBe(help.id);
  });

  it('is answered by the arrows, Home, End and digits, and says what the value means', async () => {
    begun(newDraft(basics));
    const { user } = await open({}, `${PAGE}?step=Geographical`);
    await step('Geographical');
    expect(first().getAttribute('aria-valuetext')).toBe('Select answer');
    act(() => first().focus());
    for (const [key, value, words] of [
      ['{ArrowRight}', '1', "Don't want this"],
      ['{End}', '5', 'Need this'],
      ['{ArrowLeft}', '4', 'Like this'],
      ['3', '3', 'Neutral'],
      ['9', '3', 'Neutral'],
      ['{Home}', '0', 'Select answer'],
    ] as const) {
      await user.keyboard(key);
      expect([first().getAttribute('aria-valuenow'), first().getAttribute('aria-valuetext')]).toEqual([
        value,
        words,
      ]);
    }
  });

  it('counts as answered unless it stands at 0, which takes the answer back', async () => {
    begun(newDraft(basics));
    const { user } = await open({}, `${PAGE}?step=Geographical`);
    await step('Geographical');
    expect(screen.getByText('Progress: 0/33 Questions Complete')).toBeDefined();
    act(() => first().focus());
    await user.keyboard('5');
    expect(screen.getByText('Progress: 1/33 Questions Complete')).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Questions complete' }).value).toBe(
      1,
    );
    await user.keyboard('0');
    expect(screen.getByText('Progress: 0/33 Questions Complete')).toBeDefined();
    expect(keptDraft()!.answers).toEqual({});
  });
});

describe('the basics', () => {
  it('begin without a state, and ask for it in an alert', async () => {
    const { user } = await open();
    expect((await field('Home state')).value).toBe('');
    await user.type(await field(/^GPA$/), '3.8');
    await user.type(await field(/^GPA scale/), '4');
    await user.click(screen.getByRole('button', { name: 'Next: Geographical' }));
    await waitFor(() =>
      expect(
        screen.getByText('Please enter the state you currently reside in', { selector: '[role=alert] *' }),
      ),
    );
    expect(await step('Basic')).toBeDefined();
    await user.selectOptions(await field('Home state'), 'DC');
    await user.click(screen.getByRole('button', { name: 'Next: Geographical' }));
    await step('Geographical');
  });

  it('offer the 50 states and DC', async () => {
    await open();
    const options = [...(await field('Home state')).querySelectorAll('option')].map(({ value }) => value);
    expect(options).toHaveLength(52);
    expect(options).toContain('DC');
    expect(options).not.toContain('PR');
  });

  it.each([
    ['SAT verbal', '801', 'SAT verbal must be between 200 and 800'],
    ['SAT math', '199', 'SAT math must be between 200 and 800'],
    ['ACT english', '37', 'ACT english must be between 1 and 36'],
    ['ACT math', '0', 'ACT math must be between 1 and 36'],
    ['ACT reading', '40', 'ACT reading must be between 1 and 36'],
    ['ACT science', '-1', 'ACT science must be between 1 and 36'],
    ['GPA', '101', 'Gpa must be between 1 and 100'],
    ['GPA', '', 'Gpa must be between 1 and 100'],
    ['GPA scale', '0', 'Gpa scale must be between 1 and 100'],
    ['Zip code', '9021', 'Must be valid Zip Code format i.e. 90210 or 98201-9912'],
  ])('refuse a %s of %p', async (name, value, sentence) => {
    const { user } = await open();
    const input = await field(new RegExp(`^${name}( \\(optional\\))?$`));
    await user.click(input);
    if (value) await user.keyboard(value);
    await user.tab();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('are filled in from the record, with the best sitting of each test', async () => {
    const tests = [
      testTaken('SAT', { verbal: 600, math: 700 }, '2026-03-14'),
      testTaken('SAT', { verbal: 690, math: 620 }, '2026-05-02'),
      testTaken('ACT', { english: 30, math: 28, reading: 33, science: 29 }),
      testTaken('PSAT', { verbal: 760, math: 760 }),
    ];
    await open({
      'GET /users/about': () => ({ data: about({ gpa: 3.9, gpaScale: 4 }) }),
      'GET /users/profile': () => profile({ state: 'VT', zip_code: '05401' }),
      'GET /users/test': () => ({ data: tests, pageCount: 1 }),
    });
    const values = await Promise.all(
      [
        /^SAT verbal/,
        /^SAT math/,
        /^ACT english/,
        /^ACT science/,
        /^GPA$/,
        /^GPA scale/,
        'Home state',
        /^Zip/,
      ].map(async (name) => (await field(name)).value),
    );
    expect(values).toEqual(['690', '620', '30', '29', '3.9', '4', 'VT', '05401']);
  });

  it('take in practised exams that the student lets count', async () => {
    await open({
      'GET /exams/student/{studentId}': () => ({
        data: [
          satResult('e1', '2026-03-14', 700, 710),
          satResult('e2', '2026-03-15', 600, 610, { counted: true }),
        ],
      }),
    });
    expect((await field(/^SAT verbal/)).value).toBe('600');
  });

  it('leave the state open where the profile names one that the survey does not offer', async () => {
    await open({ 'GET /users/profile': () => profile({ state: 'PR', zip_code: '00901' }) });
    expect((await field('Home state')).value).toBe('');
    expect((await field(/^Zip/)).value).toBe('00901');
  });

  it('can be filled in where the record cannot be read', async () => {
    serve({});
    renderApp({ role: 'student', at: PAGE });
    expect((await field(/^GPA$/)).value).toBe('');
  });
});

describe('submitting', () => {
  it('is closed until all is answered and right, and says what is missing', async () => {
    const { 33: _last, ...answers } = answersOf(4);
    begun({ ...newDraft({ ...basics, state: '' }), answers });
    const { user } = await open({}, `${PAGE}?step=Social`);
    await step('Social');
    expect(submitButton().disabled).toBe(true);
    const missing = document.getElementById(submitButton().getAttribute('aria-describedby')!)!;
    expect(missing.textContent).toBe('Still missing:what is asked under Basic1 question under Social');
    act(() => slider(/^33\. /).focus());
    await user.keyboard('2');
    expect(missing.textContent).toBe('Still missing:what is asked under Basic');
    await user.click(within(missing).getByRole('button'));
    await user.selectOptions(await field('Home state'), 'MA');
    expect(submitButton().disabled).toBe(false);
  });

  it('sends what was answered, without what was left empty, and shows the results', async () => {
    begun(whole);
    const results = resultsOf([matched('Amherst')]);
    const { user, requests } = await open(
      { 'POST /colleges/college-survey': () => results },
      `${PAGE}?step=Social`,
    );
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Here are your college match results!' });
    await within(dialog).findByRole('link', { name: 'Amherst' });
    const body = {
      basicInfo: { gpa: 3.8, gpaScale: 4, state: 'MA' },
      answers: answersOf(4),
      test: {},
    } satisfies SurveySubmission;
    expect(await writtenBy(requests)).toEqual([{ call: 'POST /colleges/college-survey', body }]);
    expect(keptDraft()).toBeNull();
  });

  it('leaves out the sections and tests that were left empty', async () => {
    begun({ ...whole, basics: { ...whole.basics, satMath: '640', zipcode: ' 02139 ' } });
    const { user, requests } = await open(
      { 'POST /colleges/college-survey': () => resultsOf([]) },
      `${PAGE}?step=Social`,
    );
    await user.click(submitButton());
    await screen.findByRole('dialog');
    const [sent] = await writtenBy(requests);
    expect(sent!.body).toMatchObject({ test: { sat: { satMath: 640 } }, basicInfo: { zipcode: '02139' } });
    expect((sent!.body as SurveySubmission).test).not.toHaveProperty('act');
  });

  it('keeps the answers where the server refuses them, and says so', async () => {
    begun(whole);
    const refuse = () =>
      problem(422, 'invalid', 'Some fields are not valid.', { state: 'There is no such state.' });
    const { user } = await open({ 'POST /colleges/college-survey': refuse }, `${PAGE}?step=Social`);
    await user.click(submitButton());
    expect(await screen.findByText('invalid parameters', { selector: '[role=alert] *' })).toBeDefined();
    expect(screen.getByText('There is no such state.')).toBeDefined();
    expect(keptDraft()).toEqual(whole);
    expect(submitButton().disabled).toBe(false);
  });
});

describe('what was answered', () => {
  it('survives a reload', async () => {
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

  it('is one person’s own, and gone with the session', async () => {
    begun(whole);
    localStorage.setItem('kept:somebody-else:survey', JSON.stringify(newDraft()));
    const { store, unmount } = await open();
    expect(screen.getByText('Progress: 33/33 Questions Complete')).toBeDefined();
    unmount();
    store.dispatch(sessionEnded);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('follows what another tab does', async () => {
    begun(newDraft(basics));
    await open({}, `${PAGE}?step=Geographical`);
    await step('Geographical');
    const there = { ...newDraft(basics), answers: { 1: 5, 2: 2 } };
    begun(there as Draft);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEPT }));
    });
    expect(screen.getByText('Progress: 2/33 Questions Complete')).toBeDefined();
    act(() => slider(/^3\. /).focus());
    await userEvent.keyboard('1');
    expect(keptDraft()!.answers).toEqual({ 1: 5, 2: 2, 3: 1 });
  });
});

it('explains itself in a dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Directions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Let us help you refine your search!' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['0Select answer', "1Don't want this", '2Prefer not', '3Neutral', '4Like this', '5Need this']);
});

it('says that it was taken before, and begins anew or from those answers', async () => {
  const { user } = await open({
    'GET /colleges/college-survey': () => resultsOf([matched('Amherst')]),
  });
  expect(await screen.findByText(/^You took this survey on /)).toBeDefined();
  expect(screen.getByText('Progress: 0/33 Questions Complete')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Start from those answers' }));
  expect(screen.getByText('Progress: 33/33 Questions Complete')).toBeDefined();
  expect((await field(/^SAT verbal/)).value).toBe(String(submitted.test.sat!.satVerbal));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start from those answers' }).disabled).toBe(
    true,
  );
});
