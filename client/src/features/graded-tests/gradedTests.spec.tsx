import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExamResultResource } from 'contract/exams';
import type { ClassAverages, GradedTestResource } from 'contract/graded-tests';
import { serverEvent } from 'contract/realtime';
import type { Role } from 'contract/roles';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { formNamed } from '../../test/exam-forms';
import { actResult, satResult } from '../../test/exams';
import { renderApp } from '../../test/renderApp';
import { deferred, pathOf, problem, serve, type Responses, type Failure } from '../../test/server';
import { routes } from '../../app/routes';
import { cellsOf } from '../../test/rows';

const user = userEvent.setup({ delay: null });

const gradedTest = ({ id, attributes }: ExamResultResource, lastName: string): GradedTestResource => ({
  id,
  attributes: { firstName: 'Maya', lastName, ...attributes },
  relationships: { student: { data: { id: `student-${id}` } } },
});
const SAT = gradedTest(satResult('e1', '2026-11-07', 690, 700, { sample: true }), 'Torres');
const ACT = gradedTest(actResult('e2', '2026-10-10', 31), 'Berg');

const averages = (students: number, ...data: ClassAverages['data']): ClassAverages => ({
  data,
  meta: { students, hidden: students < 5 },
});
const FORMS = [formNamed('SAT', 'May 2017'), formNamed('ACT', '2018 Code A09')];

const serving = (answers: Responses = {}) =>
  serve({
    'GET /exams/forms': () => ({ data: FORMS }),
    'GET /exams/graded': ({ query }) => {
      const data = [SAT, ACT].filter(({ attributes }) => !query.type || attributes.testType === query.type);
      return { data, pageCount: 1, total: data.length };
    },
    'GET /exams/graded/averages': () => averages(0),
    ...answers,
  });

const exams = ['student-exam-report', 'students/:studentId/exam/:examId'];
const withExams = (base: string) =>
  Object.fromEntries(
    exams.map((path) => [
      path,
      { ...routes.counselorGradedTests, path: `${base}/${path}`, nav: undefined, audience: [role(base)] },
    ]),
  );
const role = (base: string): Role => (base === '/counselor' ? 'counselor' : 'account_admin');
const open = (base = '/counselor', search = '') =>
  renderApp({
    role: role(base),
    at: `${base}/graded-practice-tests${search}`,
    table: { ...routes, ...withExams(base) },
  });

const searched = (requests: readonly Request[], path: string) =>
  requests
    .filter((request) => pathOf(request) === path)
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

it('the list shows tests with scores and links to their analysis', async () => {
  itIs('2026-11-20T17:00:00.000Z');
  serving();
  open();
  const link = await screen.findByRole('link', { name: 'Maya Torres: analysis of SAT May 2017' });
  expect(link.getAttribute('href')).toBe('/students/student-e1?tab=tests&type=SAT&exam=e1');
  const [, sat, act] = screen.getAllByRole('row');
  expect(cellsOf(sat!).slice(0, 5)).toEqual([
    ...['Maya Torres', 'SAT May 2017Sample', 'Sat, Nov 7', '1390', 'Reading and Writing 690Math 700'],
  ]);
  expect(cellsOf(act!).slice(1, 5)).toEqual([
    ...['ACT 2018 Code A09Sample', 'Sat, Oct 10', '31', 'English 31Math 31Reading 31Science 31'],
  ]);
  expect(screen.getByText('2 tests')).toBeTruthy();
});

it.each([
  ['/counselor', ['SAT May 2017', 'ACT 2018 Code A09']],
  ['/account-admin', ['SAT May 2017']],
])('the list at %s links to the answers of %j', async (base, editable) => {
  serving();
  open(base);
  await screen.findByRole('link', { name: /Torres: analysis/ });
  const links = screen.getAllByRole('link', { name: /^Edit answers/ });
  expect(links.map((link) => link.getAttribute('aria-label')!.split(', ')[1])).toEqual(editable);
  expect(links[0]!.getAttribute('href')).toBe(`${base}/students/student-e1/exam/e1`);
});

it('the list filters by type, form and name, and exports the result', async () => {
  const file = deferred<Failure>();
  const requests = serving({ 'GET /exams/graded.csv': () => file.promise });
  open('/counselor', '?page=3');
  await screen.findByRole('option', { name: 'SAT May 2017' });
  await user.selectOptions(screen.getByLabelText('Type'), 'SAT');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'ACT 2018 Code A09' })).toBeNull());
  await screen.findByRole('columnheader', { name: 'Reading and Writing' });
  await user.selectOptions(screen.getByLabelText('Form'), 'sat-may-2017');
  await user.type(screen.getByLabelText('Search by name or email'), 'torres');
  const search = { type: 'SAT', formId: 'sat-may-2017', q: 'torres' };
  await waitFor(() =>
    expect(searched(requests, '/exams/graded').at(-1)).toEqual({ ...search, currentPage: '1' }),
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Exporting…')).toBeTruthy();
  expect(searched(requests, '/exams/graded.csv')).toEqual([search]);
  file.resolve(problem(500, 'internal', 'The file could not be written.'));
  expect(await screen.findByText('The file could not be written.')).toBeTruthy();
});

it('a form filter is dropped with its test type', async () => {
  const requests = serving();
  open('/counselor', '?form=sat-may-2017&type=ACT');
  await screen.findByRole('link', { name: /Berg: analysis/ });
  await waitFor(() =>
    expect(searched(requests, '/exams/graded').at(-1)).toEqual({ type: 'ACT', currentPage: '1' }),
  );
  expect(screen.getByText(/^Choose a form/)).toBeTruthy();
});

it.each([
  ['', /^No practice tests from your students yet/],
  ['?type=SAT', /^No matching tests/],
])('the list at “%s” says why it is empty', async (search, sentence) => {
  serving({ 'GET /exams/graded': () => ({ data: [], pageCount: 0, total: 0 }) });
  open('/counselor', search);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

describe('class averages', () => {
  const skill = (part: 'reading' | 'math', name: string, percentage: number | null) => ({
    part,
    name,
    correct: percentage ?? 0,
    total: 100,
    percentage,
  });

  it('show the weakest skills of each part first', async () => {
    serving({
      'GET /exams/graded/averages': () =>
        averages(
          12,
          skill('math', 'Algebra', 80),
          skill('math', 'Geometry', 45),
          skill('reading', 'Evidence', null),
        ),
    });
    open('/counselor', '?form=sat-may-2017');
    const region = within(await screen.findByRole('region', { name: 'Class averages: SAT May 2017' }));
    expect(
      await region.findByText('Based on the latest test of 12 students, weakest skills first.'),
    ).toBeTruthy();
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Reading', 'Math'],
    ]);
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['EvidenceNot tested', 'Geometry45%', 'Algebra80%'],
    ]);
  });

  it('are hidden for few students and appear for enough', async () => {
    let students = 4;
    serving({
      'GET /exams/graded/averages': () =>
        averages(students, ...(students < 5 ? [] : [skill('math', 'Algebra', 80)])),
    });
    const { store } = open('/counselor', '?form=sat-may-2017');
    expect(await screen.findByText(/^Averages need at least 5 students.* You have 4\.$/)).toBeTruthy();
    students = 5;
    act(() => applyEvent(store, serverEvent('exam.changed', 'e9', 1, { studentId: 'student-e9' })));
    expect(await screen.findByText('Algebra')).toBeTruthy();
  });
});
