import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExamAnalysis } from 'contract/exam-analysis';
import type { TaskAssignmentResource } from 'contract/tasks';
import { itIs } from '../../test/calendar';
import { analysisOf, reviewOf, satResult, scoreOf } from '../../test/exams';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../test/server';
import { taskNamed } from '../../test/tasks';

beforeEach(() => void itIs('2026-11-22T17:00:00.000Z'));

const EXAMS = [
  satResult('new', '2026-11-20', 690, 700, { sample: true }),
  satResult('old', '2026-09-12', 700, 620),
];

const score = (examId: string, dateTaken: string, value: number, sample: boolean) => ({
  ...{ examId, dateTaken, score: value, sample },
});

const skill = (examId: string, dateTaken: string, correct: number, total: number) => ({
  ...{ examId, dateTaken, name: 'Algebra', correct, total },
  percentage: Math.round((100 * correct) / total),
});

const ALL: Partial<ExamAnalysis['attributes']> = {
  superscore: {
    parts: { verbal: score('old', '2026-09-12', 700, false), math: score('new', '2026-11-20', 700, true) },
    total: 1400,
  },
  colleges: [
    { ceeb: '3087', name: 'Bates', low: 1400, high: 1500 },
    { ceeb: '3280', name: 'Clark', low: 1200, high: 1350 },
  ],
  comparison: {
    ...{ act: 30, sat: 1390, better: 'SAT' },
    actAsSat: { min: 1360, max: 1380, single: 1370 },
  },
  skills: [
    {
      ...{ part: 'math', name: 'Algebra' },
      exams: [skill('old', '2026-09-12', 10, 19), skill('new', '2026-11-20', 15, 19)],
    },
    { part: 'math', name: 'Geometry', exams: [{ ...skill('new', '2026-11-20', 4, 6), name: 'Geometry' }] },
  ],
  next: [
    {
      ...{ part: 'math', category: 'Algebra', subcategory: 'Linear equations', correct: 2, total: 5 },
      points: 30,
    },
    { part: 'reading', category: 'Words in Context', subcategory: '', correct: 7, total: 10, points: null },
  ],
};

const STAFF = '/counselor/student-exam-report?studentId=s1';

function open(answers: Responses = {}, analysis = ALL, role: 'student' | 'counselor' = 'student') {
  const requests = serve({
    'GET /v2/tasks/all': () => ({ data: [] }),
    'GET /v2/tasks/{studentId}': () => ({ data: [] }),
    'GET /exams/student/{studentId}': ({ query }) => ({ data: query.type === 'SAT' ? EXAMS : [] }),
    'GET /exams/student/{studentId}/analysis': () => ({ data: analysisOf(EXAMS.toReversed(), analysis) }),
    'GET /exams/{id}/score': ({ path }) => ({ data: scoreOf('SAT', path.id) }),
    'GET /exams/{id}/audit': ({ path }) => reviewOf('SAT', path.id),
    ...answers,
  });
  renderApp({ role, at: role === 'student' ? '/exam-reports' : STAFF });
  return { user: userEvent.setup(), requests };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

it('the trend draws scores over time, with a table and college ranges', async () => {
  const { user } = open();
  const trend = await panel('SAT total');
  expect(await trend.findByText('10 points to the middle 50% of Bates, which begins at 1400.')).toBeTruthy();
  expect(
    await trend.findByRole('img', { name: 'SAT total: 1320 on Sat, Sep 12, 1390 on Fri, Nov 20.' }),
  ).toBeTruthy();
  await user.selectOptions(trend.getByRole('combobox', { name: 'Target' }), 'Clark');
  expect(trend.getByText('Above the middle 50% of Clark, which ends at 1350.')).toBeTruthy();
  await user.click(trend.getByText('Show as table'));
  expect(rowsOf(trend.getByRole('table', { name: 'SAT total' }))).toEqual([
    'DateScore',
    'Sat, Sep 121320',
    'Fri, Nov 201390',
  ]);
  expect(rowsOf(trend.getByRole('table', { name: 'Saved college' }))).toEqual([
    'Saved collegeMiddle 50%Latest score',
    'Bates1400–1500Below',
    'Clark1200–1350Above',
  ]);
});

it('the superscore has the best of each section', async () => {
  open();
  const superscore = await panel('Superscore');
  expect((await superscore.findByText('1400')).parentElement!.textContent).toBe('1400 / 1600');
  const [verbal, math] = superscore.getAllByRole('term').map((term) => term.parentElement!.textContent);
  expect(verbal).toBe('Reading and Writing700 / 800Sat, Sep 12');
  expect(math).toBe('Math700 / 800Fri, Nov 20');
});

it('the superscore shows each section against the target', async () => {
  const sections = { verbal: { low: 680, high: 740 }, math: { low: 700, high: 770 } };
  open({}, { ...ALL, colleges: [{ ...ALL.colleges![0]!, sections }] });
  const superscore = await panel('Superscore');
  expect(await superscore.findByText(/· Bates 680–740$/)).toBeTruthy();
  expect(superscore.getByText(/· Bates 700–770$/)).toBeTruthy();
});

it('the comparison shows the better of both tests', async () => {
  open();
  const comparison = await panel('ACT and SAT compared');
  expect(await comparison.findByText('Your SAT is stronger.')).toBeTruthy();
  expect(comparison.getByText('Best ACT 30').parentElement!.textContent).toContain(
    'equals SAT 1370 (1360–1380)',
  );
});

it('the page says once which tests come from sample forms', async () => {
  open();
  expect(await screen.findByText(/^Scored on sample forms: Fri, Nov 20$/)).toBeTruthy();
  expect(screen.getAllByText('Sample')).toHaveLength(1);
});

it('the skill map starts with the newest test and marks weak skills', async () => {
  open();
  const table = await (await panel('Skills over time')).findByRole('table');
  expect(rowsOf(table)).toEqual([
    'SkillNov 20, 2026Sep 12, 2026',
    'Math',
    'Algebra79%15 of 19+26Weak53%10 of 19',
    'Geometry67%4 of 6Not tested',
  ]);
});

it('the analysis says what is unknown', async () => {
  open({}, {});
  expect(await screen.findByText('No section has a scaled score yet.')).toBeTruthy();
  expect(screen.getByText('You need a scaled total from both tests.')).toBeTruthy();
  expect(screen.getByText('No points lost on the latest test.')).toBeTruthy();
  expect(screen.getByText('These tests have no skill data.')).toBeTruthy();
});

describe('a skill to practice', () => {
  it('shows its lost points and becomes a reminder that can be undone', async () => {
    let tasks: readonly TaskAssignmentResource[] = [];
    const { user, requests } = open({
      'GET /v2/tasks/all': () => ({ data: tasks }),
      'POST /v2/tasks/reminders': ({ body }) => {
        tasks = [taskNamed(body.name)];
        return { id: 'r1' };
      },
      'POST /undo': () => {
        tasks = [];
      },
    });
    const next = await panel('What to work on next');
    const [first] = await next.findAllByRole('listitem');
    expect(first!.textContent).toContain('Linear equationsMath · Algebra · 2 of 5 rightworth 30 points');
    await user.click(next.getByRole('button', { name: 'Add to my tasks: Linear equations' }));
    await screen.findByText('Added “Practice Linear equations”');
    expect(await next.findByText('Added')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Task removed');
    expect(await next.findByRole('button', { name: 'Add to my tasks: Linear equations' })).toBeTruthy();
    expect(await writesIn(requests)).toEqual([
      {
        call: 'POST /v2/tasks/reminders',
        body: {
          name: 'Practice Linear equations',
          notes: 'SAT Math, Linear equations: 2 of 5 right on the latest test.',
        },
      },
      { call: 'POST /undo', body: { request: expect.any(String) } },
    ]);
  });

  it('is created once, even if staff could neither assign nor delete it', async () => {
    const failures = [1];
    const { user, requests } = open(
      {
        'POST /v2/tasks': () => ({ id: 't1' }),
        'POST /v2/tasks/custom/{taskId}/students': () =>
          failures.pop() ? problem(503, 'busy', 'Too busy') : { message: '', count: 1, syncedAt: '' },
        'DELETE /v2/tasks/{taskId}': () => problem(503, 'busy', 'Too busy'),
        'POST /undo': done,
      },
      ALL,
      'counselor',
    );
    const next = await panel('What to work on next');
    await user.click(await next.findByRole('button', { name: 'Add task: Words in Context' }));
    await screen.findByText('Too busy');
    await user.click(await next.findByRole('button', { name: 'Add task: Words in Context' }));
    await screen.findByText('Added “Practice Words in Context”');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Task removed');
    const give = 'POST /v2/tasks/custom/t1/students';
    const calls = (await writesIn(requests)).map(({ call }) => call);
    expect(calls).toEqual(['POST /v2/tasks', give, 'DELETE /v2/tasks/t1', give, 'POST /undo']);
  });

  it('becomes a task that staff assign', async () => {
    const { user, requests } = open(
      {
        'POST /v2/tasks': () => ({ id: 't1' }),
        'POST /v2/tasks/custom/{taskId}/students': () => ({ message: '', count: 1, syncedAt: '' }),
      },
      ALL,
      'counselor',
    );
    const next = await panel('What to work on next');
    await user.click(await next.findByRole('button', { name: 'Add task: Words in Context' }));
    await screen.findByText('Added “Practice Words in Context”');
    expect((await writesIn(requests)).map(({ call, body }) => [call, body])).toEqual([
      [
        'POST /v2/tasks',
        {
          type: 'custom',
          name: 'Practice Words in Context',
          notes: 'SAT Reading, Words in Context: 7 of 10 right on the latest test.',
        },
      ],
      ['POST /v2/tasks/custom/t1/students', { user_ids: ['s1'] }],
    ]);
  });
});
