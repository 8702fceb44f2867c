import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExamAnalysis } from 'contract/exam-analysis';
import type { ExamResultResource } from 'contract/exams';
import { serverEvent } from 'contract/realtime';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { actResult, analysisOf, reviewOf, satResult, scoreOf } from '../../test/exams';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../test/server';

beforeEach(() => void itIs('2026-11-22T17:00:00.000Z'));

const SAT = [
  satResult('new', '2026-11-20', 690, 700, { examCode: 'March 2021', sample: true }),
  satResult('old', '2026-09-12', 640, 620),
];
const ACT = [actResult('act', '2026-10-03', 30)];

const of = (type: string | undefined) => (type === 'ACT' ? ACT : SAT);

const reading = (changes: Partial<ExamAnalysis['attributes']> = {}): Responses => ({
  'GET /v2/tasks/all': () => ({ data: [] }),
  'GET /v2/tasks/{studentId}': () => ({ data: [] }),
  'GET /exams/student/{studentId}': ({ query }) => ({ data: of(query.type) }),
  'GET /exams/student/{studentId}/analysis': ({ query }) => ({
    data: analysisOf(of(query.type).toReversed(), changes),
  }),
  'GET /exams/{id}/score': ({ path }) => ({ data: scoreOf(path.id === 'act' ? 'ACT' : 'SAT', path.id) }),
  'GET /exams/{id}/audit': ({ path }) => reviewOf(path.id === 'act' ? 'ACT' : 'SAT', path.id),
});

function open(
  answers: Responses = reading(),
  at = '/exam-reports',
  role: 'student' | 'counselor' = 'student',
) {
  const requests = serve(answers);
  return { user: userEvent.setup(), requests, ...renderApp({ role, at }) };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the exam report', () => {
  it('is titled TEST ANALYSIS for a student and loads the student’s exams', async () => {
    const { requests } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'TEST ANALYSIS' })).toBeTruthy();
    await panel('Scores');
    const read = requests.filter((request) => pathOf(request).startsWith('/exams'));
    expect(new Set(read.map((request) => request.headers.get('studentid')))).toEqual(new Set(['user-1']));
    expect(screen.getByText('Latest test Fri, Nov 20 · March 2021')).toBeTruthy();
  });

  const STAFF = '/counselor/student-exam-report?studentId=s1';
  it.each([
    ['that the link passed on', { firstName: 'Ann', lastName: 'Lee' }],
    ['that it loads when opened by address', undefined],
  ])('shows staff the student’s name %s', async (_case, state) => {
    serve(reading({ firstName: 'Ann', lastName: 'Lee' }));
    renderApp({
      role: 'counselor',
      at: { pathname: '/counselor/student-exam-report', search: '?studentId=s1', state: state as unknown },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'TEST ANALYSIS FOR Ann Lee' })).toBeTruthy();
  });

  it('tells staff that no student was named', async () => {
    open({}, '/counselor/student-exam-report', 'counselor');
    expect(await screen.findByText('Missing student id!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All students' }).getAttribute('href')).toBe(
      '/counselor/counselor-students',
    );
  });

  it.each([
    [401, 'Unable to request access'],
    [403, 'Unable to request access'],
    [500, 'server error'],
    [422, 'server error'],
  ])('shows its own message for status %i', async (status, sentence) => {
    const refused = () => problem(status, 'refused', 'Something else');
    open({ ...reading(), 'GET /exams/student/{studentId}': refused }, STAFF, 'counselor');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('tells staff that the student is unknown and offers no new test', async () => {
    const unknown = () => problem(404, 'not-found', 'Student not found.');
    open({ ...reading(), 'GET /exams/student/{studentId}': unknown }, STAFF, 'counselor');
    expect(await screen.findByText('Student not found.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Test' })).toBeNull();
  });

  it.each<[string, NonNullable<Responses['GET /exams/student/{studentId}']>]>([
    ['the list is empty', () => ({ data: [] })],
    ['the server responds with 404', () => problem(404, 'not-found', 'No such student')],
  ])('says that there are no tests when %s', async (_case, answer) => {
    open({ ...reading(), 'GET /exams/student/{studentId}': answer });
    expect(await screen.findByText(/^No tests found\./)).toBeTruthy();
  });

  it('updates at once when an exam changes', async () => {
    let exams: readonly ExamResultResource[] = SAT;
    const { store } = open({
      ...reading(),
      'GET /exams/student/{studentId}/analysis': () => ({ data: analysisOf(exams.toReversed()) }),
    });
    expect(await screen.findByText('Up 130 points since Sat, Sep 12')).toBeTruthy();
    exams = [satResult('new', '2026-11-20', 700, 700), SAT[1]!];
    act(() => applyEvent(store, serverEvent('exam.changed', 'new', 3, { studentId: 'user-1' })));
    expect(await screen.findByText('Up 140 points since Sat, Sep 12')).toBeTruthy();
  });
});

describe('the scores of a report', () => {
  const calculated: Responses = {
    ...reading(),
    'POST /exams/calculations': ({ query }) => ({ data: of(query.testType) }),
  };
  const asked = (requests: readonly Request[]) =>
    requests
      .filter((request) => pathOf(request) === '/exams/calculations')
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

  it('load once a range is chosen and appear in a table', async () => {
    const { user, requests, router } = open(calculated);
    const scores = await panel('Scores');
    expect(asked(requests)).toEqual([]);
    await user.selectOptions(scores.getByRole('combobox', { name: 'Date range' }), 'Last 90 days');
    const table = await scores.findByRole('table', { name: 'Scores' });
    expect(rowsOf(table)).toEqual([
      'DateTestReading and WritingMathTotal',
      'Fri, Nov 20March 2021 Sample6907001390',
      'Sat, Sep 12May 2017 6406201260',
    ]);
    expect(asked(requests)).toEqual([{ startDate: '2026-08-24', testType: 'SAT' }]);
    expect(router.state.location.search).toBe('?range=90');
    expect(await scores.findByRole('img', { name: /^SAT total/ })).toBeTruthy();
  });

  it('cover the last 12 months for both the SAT and the ACT', async () => {
    const { requests } = open(calculated, '/exam-reports?type=ACT&range=365');
    const scores = await panel('Scores');
    expect(rowsOf(await scores.findByRole('table', { name: 'Scores' }))[1]).toBe(
      'Sat, Oct 32018 Code A09 Sample3030303030',
    );
    expect(asked(requests)).toEqual([{ startDate: '2025-11-22', testType: 'ACT' }]);
  });

  it('are shown for days typed into the calendar', async () => {
    const { user, requests } = open(calculated);
    const scores = await panel('Scores');
    await user.selectOptions(scores.getByRole('combobox', { name: 'Date range' }), 'From–to');
    expect(scores.getByText('Choose the first and last day.')).toBeTruthy();
    await user.type(await scores.findByRole('textbox', { name: 'From' }), '09/01/2026');
    await user.type(scores.getByRole('textbox', { name: 'To' }), '09/30/2026{Enter}');
    await scores.findByRole('table', { name: 'Scores' });
    expect(asked(requests)).toEqual([{ startDate: '2026-09-01', endDate: '2026-09-30', testType: 'SAT' }]);
  });

  it('say when there are none', async () => {
    open({ ...reading(), 'POST /exams/calculations': () => ({ data: [] }) }, '/exam-reports?range=7');
    expect(await screen.findByText('No test data for date selected')).toBeTruthy();
  });
});

describe('a single exam', () => {
  it('is the newest one at first and after a change of the test type', async () => {
    const { user, router } = open();
    const breakdown = await panel('Academic breakdown');
    const picker = () => breakdown.getByRole<HTMLSelectElement>('combobox', { name: 'Exam' });
    expect(picker().value).toBe('new');
    expect([...picker().options].map(({ text }) => text)).toEqual([
      'Fri, Nov 20 · March 2021 · 1390 · Sample',
      'Sat, Sep 12 · May 2017 · 1260',
    ]);
    await user.selectOptions(picker(), 'old');
    expect(router.state.location.search).toBe('?exam=old');
    await user.click(screen.getByRole('radio', { name: 'ACT' }));
    expect(router.state.location.search).toBe('?type=ACT');
    const other = await panel('Academic breakdown');
    expect((await other.findByRole<HTMLSelectElement>('combobox', { name: 'Exam' })).value).toBe('act');
    const tabs = await other.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['English', 'Math', 'Reading', 'Science']);
  });

  it('has a tab with skills for each part', async () => {
    const { user } = open();
    const breakdown = await panel('Academic breakdown');
    await user.click(await breakdown.findByRole('tab', { name: 'Math' }));
    const table = await breakdown.findByRole('table', { name: 'Skills in Math' });
    expect(rowsOf(table)).toEqual([
      'SkillRightPercentage',
      'Words in Context7 of 1070%',
      'Analogies1 of 250%',
      'Synthesis0 of 0–',
    ]);
  });

  it('lists each answer, with wrong apart from unanswered', async () => {
    const { user } = open();
    const review = within(await screen.findByRole('region', { name: 'Answer review' }));
    expect(review.getByText('50 right · 1 wrong · 1 unanswered')).toBeTruthy();
    const questions = () => review.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(questions()).toHaveLength(52);
    await user.click(review.getByRole('button', { name: 'Wrong 1' }));
    expect(questions()).toEqual(['Question 1: wrong, answered B, right is C']);
    await user.click(review.getByRole('button', { name: 'Unanswered 1' }));
    expect(questions()).toEqual(['Question 2: unanswered, right is C']);
    await user.click(review.getByRole('button', { name: 'All 52' }));
    await user.selectOptions(review.getByRole('combobox', { name: 'Skill' }), 'Words in Context › Tone');
    expect(questions()).toEqual(['Question 3: right, C', 'Question 4: right, C']);
    expect(review.getByText('2 right · 0 wrong · 0 unanswered')).toBeTruthy();
    await user.click(review.getByRole('radio', { name: 'Question 3: right, C' }));
    expect(review.getByText('Words in Context · Tone')).toBeTruthy();
  });
});
