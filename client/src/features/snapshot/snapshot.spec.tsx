import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORD_PARTS } from 'contract/record-history';
import { serverEvent } from 'contract/realtime';
import type { SnapshotResource } from 'contract/snapshot';
import { api } from '../../shared/api/baseApi';
import { applyEvent } from '../../shared/realtime/realtime';
import { userNamed } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../test/server';
import { cellsOf } from '../../test/rows';

type Relationships = SnapshotResource['relationships'];

const NOTHING: Relationships = {
  collegeList: { data: [] },
  courses: { data: [] },
  honors: { data: [] },
  ecs: { data: [] },
  tests: { data: [] },
};

const snapshot = (
  attributes: Partial<SnapshotResource['attributes']> = {},
  relationships: Partial<Relationships> = {},
): SnapshotResource => ({
  id: 's1',
  attributes: {
    ...{ first_name: 'Maya', last_name: 'Torres', email: 'maya@school.test', role: 'student' },
    ...{ grade: '12th', year: 2027, pronoun: null, gender: null, city: null, state: null },
    ...{ gpa: null, gpa_scale: null, class_rank: null, class_size: null },
    ...{ high_school_name: null, high_school_size: null, high_school_type: null },
    ...{ ordered_major_choices: null, ordered_favorites: null, profile_notes: '' },
    incomplete_tasks: [],
    as_of: null,
    ...attributes,
  },
  relationships: { ...NOTHING, ...relationships },
});

const test = (type: 'SAT' | 'PSAT' | 'ACT' | 'TOEFL', scores: Record<string, number>) => ({
  id: `${type} ${Object.values(scores).join()}`,
  attributes: { type, date_taken: '2026-03-14', scores },
  relationships: {},
});

const CALL = 'GET /student/snapshot/{studentId}';
const serving = (answer: Responses[typeof CALL]) => serve({ [CALL]: answer });
const answering = (data: SnapshotResource) => serving(() => ({ data }));

const open = (query = '') => renderApp({ role: 'counselor', at: `/counselor/students/s1/snapshot${query}` });

const user = userEvent.setup({ delay: null });

it('the snapshot of an empty record says that each part is empty', async () => {
  answering(snapshot());
  open();
  for (const sentence of [
    'No honors listed.',
    'No Courses listed.',
    'No Extra Curriculars listed.',
    'No test data listed.',
  ]) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
});

it('the composite is the sum, or for the ACT the mean rounded half up', async () => {
  const tests = [
    test('SAT', { verbal: 690, math: 700 }),
    test('PSAT', { verbal: 620, math: 610 }),
    test('ACT', { english: 32, math: 29, reading: 33, science: 32 }),
    test('TOEFL', { reading: 29, writing: 28, speaking: 27, listening: 30 }),
  ];
  answering(snapshot({}, { tests: { data: tests } }));
  open();
  const table = await screen.findByRole('region', { name: 'Tests' });
  const rows = within(table).getAllByRole('row').slice(1);
  const composites = rows.map((row) => cellsOf(row)[3]);
  expect(composites).toEqual(['1390', '1230', '32', '114']);
});

it('a practice exam is marked, keeps its composite and is never the best', async () => {
  const practised = (scores: Record<string, number>, composite: number | null) => {
    const { attributes, ...resource } = test('SAT', scores);
    const practice = { code: 'May 2017', sample: true, counted: true, composite };
    return { ...resource, id: `practised ${composite}`, attributes: { ...attributes, practice } };
  };
  const tests = [
    test('SAT', { verbal: 600, math: 610 }),
    practised({ verbal: 700, math: 710 }, 1410),
    practised({ verbal: 700 }, null),
  ];
  answering(snapshot({}, { tests: { data: tests } }));
  open('?hidden=');
  const table = await screen.findByRole('region', { name: 'Tests' });
  const rows = within(table).getAllByRole('row').slice(1);
  const cells = rows.map(cellsOf);
  expect(cells.map(([name]) => name)).toEqual(['SAT', 'SAT Practice Sample', 'SAT Practice Sample']);
  expect(cells.map(([, , scores]) => scores)).toEqual([
    'Verbal 600 · Math 610',
    'Verbal 700 · Math 710',
    'Verbal 700',
  ]);
  expect(cells.map(([, , , composite]) => composite)).toEqual(['1210', '1410', '–']);
  expect(screen.getByText('Best SAT').nextElementSibling?.textContent).toBe('1210');
});

it('the snapshot shows the whole record', async () => {
  const one = <Attributes,>(attributes: Attributes) => ({
    data: [{ id: 'one', attributes, relationships: {} }],
  });
  answering(
    snapshot(
      {
        ...{ gpa: 3.82, gpa_scale: 4, class_rank: 12, class_size: 318, pronoun: 'She/her' },
        ...{ high_school_name: 'Northfield High', high_school_size: 1240, high_school_type: 'Public' },
        ...{ city: 'Keene', state: 'NH', profile_notes: 'First in my family.' },
        ordered_major_choices: { major1: 'Biology', major2: 'Chemistry', major3: 'History' },
        ordered_favorites: { favorite1: 'Tide pools', favorite2: 'Old maps' },
        incomplete_tasks: [
          { name: 'Draft the essay', due_date: '2020-01-05', counts_from: null, college: 'Harbor College' },
          { name: 'Ask for letters', due_date: null, counts_from: '2020-01-06', college: null },
          { name: 'Make a list', due_date: '2020-01-05', counts_from: '2020-01-06', college: null },
        ],
      },
      {
        collegeList: one({
          ...{ ceeb_code: '1', name: 'Hill College', state: 'VT', status: 'applying', fit: 'reach' },
          ...{ next_deadline: { kind: 'ed1', date: '2027-01-05' }, open_tasks: 2 },
        }),
        courses: one({
          ...{ name: 'AP Biology', grade_year: '12th' },
          semester_grades: { semester1: null, semester2: 'A-' },
        }),
        honors: one({ title: 'Finalist', type: 'Local', date_received: '2026-03-14' }),
        ecs: one({
          ...{ title: 'Choir', description: 'Alto.', weeks_per_year: 40, hours_per_week: 6 },
          ...{ start_year: '2024', end_year: '2026' },
        }),
      },
    ),
  );
  open();
  const paper = await screen.findByRole('article', { name: 'Maya Torres' });
  expect(
    within(paper).getByText(
      'She/her · 12th grade · class of 2027 · Northfield High, Public, 1,240 students · Keene, NH · maya@school.test',
    ),
  ).toBeTruthy();
  for (const shown of ['/ 4', 'of 318', '1 overdue', 'Biology', 'Old maps', 'First in my family.']) {
    expect(within(paper).getByText(shown)).toBeTruthy();
  }
  expect(within(paper).getByText('Draft the essay · Harbor College')).toBeTruthy();
  const cells = (name: string) =>
    within(within(paper).getByRole('region', { name })).getAllByRole('row').slice(1).flatMap(cellsOf);
  expect(cells('College list')).toEqual(['Hill College', 'VT', 'Applying', 'Reach', 'ED I Jan 5, 2027', '2']);
  expect(
    within(paper)
      .getAllByText(/overdue$/)
      .map((late) => late.textContent),
  ).toEqual(['1 overdue', 'Jan 5, 2020 · overdue']);
  expect(cells('Courses')).toEqual(['AP Biology', '12th', '–', 'A-']);
  expect(cells('Honors')).toEqual(['Finalist', 'Local', 'Mar 14, 2026']);
  expect(cells('Extracurriculars')).toEqual(['ChoirAlto.', '2024–2026', '6 / week', '40 / year', '240 h']);
});

it('a section can be hidden, and what is hidden for parents is remembered', async () => {
  answering(snapshot());
  const { unmount } = open();
  await screen.findByText('No honors listed.');
  await user.click(screen.getByRole('button', { name: 'Sections' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Honors' }));
  expect(screen.queryByText('No honors listed.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'A college visit' }));
  expect(screen.getByText('No honors listed.')).toBeTruthy();
  expect(screen.queryByText('All tasks are done.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Parents' }));
  unmount();
  open();
  expect(await screen.findByText('All tasks are done.')).toBeTruthy();
  expect(screen.queryByText('No majors chosen.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Parents' }).getAttribute('aria-pressed')).toBe('true');
});

it('the snapshots of several students are printed together', async () => {
  const requests = serving(({ path }) => ({
    data: { ...snapshot({ first_name: path.studentId }), id: path.studentId },
  }));
  open('?and=s2,s3');
  expect(await screen.findByText('3 snapshots')).toBeTruthy();
  expect(screen.getAllByRole('article').map((article) => article.querySelector('h2')!.textContent)).toEqual([
    's1 Torres',
    's2 Torres',
    's3 Torres',
  ]);
  expect(screen.getByRole('button', { name: 'Print Snapshot' })).toHaveProperty('disabled', false);
  expect(requests.filter((request) => pathOf(request).startsWith('/student/snapshot/'))).toHaveLength(3);
});

it('a snapshot that fails does not hold up the others', async () => {
  const requests = serving(({ path }) =>
    path.studentId === 's2'
      ? problem(404, 'student-not-found', 'Student not found.')
      : { data: { ...snapshot(), id: path.studentId } },
  );
  open('?and=s2,s3,s3,s1');
  expect(await screen.findByText('3 snapshots')).toBeTruthy();
  expect(screen.getByText('Student not found.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print Snapshot' })).toHaveProperty('disabled', false);
  expect(requests.filter((request) => pathOf(request).startsWith('/student/snapshot/'))).toHaveLength(3);
});

it('Print Snapshot prints the snapshot', async () => {
  answering(snapshot());
  open();
  await screen.findByRole('article');
  let printed = 0;
  window.print = () => printed++;
  await user.click(screen.getByRole('button', { name: 'Print Snapshot' }));
  expect(printed).toBe(1);
});

describe('the snapshot as of a day', () => {
  const asked = (requests: Request[]) =>
    requests
      .filter((request) => pathOf(request) === '/student/snapshot/s1')
      .map(({ url }) => new URL(url).searchParams.get('asOf'));

  it('loads once the date is complete, and prints it', async () => {
    const requests = serving(({ query }) => ({ data: snapshot({ as_of: query.asOf ?? null }) }));
    const { router } = open();
    await screen.findByRole('article');
    fireEvent.change(screen.getByLabelText('View as of'), { target: { value: '0002-03-08' } });
    fireEvent.change(screen.getByLabelText('View as of'), { target: { value: '2026-03-08' } });
    expect(await screen.findByText('As of Sunday, March 8, 2026')).toBeTruthy();
    expect(router.state.location.search).toBe('?asOf=2026-03-08');
    expect(asked(requests)).toEqual([null, '2026-03-08']);
    await user.click(screen.getByRole('button', { name: 'Show today’s version' }));
    await screen.findByRole('article');
    expect(screen.queryByText(/^As of Sunday/)).toBeNull();
  });

  it('shows why it cannot be loaded', async () => {
    const sentence = 'This account didn’t exist on that date. It was created on March 1, 2026.';
    serving(() => problem(422, 'account-too-young', sentence, { asOf: sentence }));
    open('?asOf=2026-02-01');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(sentence).closest('[role=alert]')).toBeNull();
    serving(() => ({ data: snapshot() }));
    await user.click(screen.getAllByRole('button', { name: 'Show today’s version' }).at(-1)!);
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

it('an admin can open the snapshot of any student', async () => {
  const requests = serve({
    'GET /admin/all': () => ({ data: [userNamed('s1', 'Maya', 'Torres')], pageCount: 1 }),
    [CALL]: () => ({ data: snapshot() }),
  });
  const { router } = renderApp({ role: 'admin', at: '/admin-student-snapshot' });
  await screen.findByText('Find a student to see their snapshot.');
  await user.type(screen.getByRole('combobox', { name: 'Student' }), 'maya');
  await user.click(await screen.findByRole('option', { name: /Maya Torres/ }));
  expect(await screen.findByRole('article', { name: 'Maya Torres' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/students/s1/snapshot');
  const search = requests.find((request) => pathOf(request) === '/admin/all')!;
  expect(new URL(search.url).searchParams.get('role')).toBe('student');
});

it('the search suggests students from the fourth letter on', async () => {
  const requests = serve({
    'GET /admin/all': () => ({ data: [userNamed('s1', 'Maya', 'Torres')], pageCount: 1 }),
  });
  renderApp({ role: 'admin', at: '/admin-student-snapshot' });
  const field = await screen.findByRole('combobox', { name: 'Student' });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await user.type(field, 'may');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await user.type(field, 'a');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await screen.findByRole('option', { name: /Maya Torres/ });
  } finally {
    jest.useRealTimers();
  }
  const sought = requests.filter((request) => pathOf(request) === '/admin/all');
  expect(sought.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['maya']);
});

describe('an open snapshot', () => {
  const changes = [
    serverEvent('record.changed', 's1', 4, { part: 'notes' }),
    serverEvent('saved-college.changed', 'saved-1', 1, { studentId: 's1' }),
    serverEvent('assignment.changed', 'assignment-1', 1, {
      studentId: 's1',
      taskId: 'task-1',
      dueDate: null,
    }),
    serverEvent('assignment.removed', 'assignment-1', 2, { studentId: 's1', taskId: 'task-1' }),
  ];
  it.each(changes)('updates on the event $name', async (event) => {
    let profile_notes = 'Plays the cello.';
    serving(() => ({ data: snapshot({ profile_notes }) }));
    const { store } = open();
    await screen.findByText('Plays the cello.');
    profile_notes = 'Plays the viola.';
    act(() => applyEvent(store, event));
    expect(await screen.findByText('Plays the viola.')).toBeTruthy();
  });

  it('is not reloaded by events of another student', async () => {
    const requests = answering(snapshot({ profile_notes: 'Plays the cello.' }));
    const { store } = open();
    await screen.findByText('Plays the cello.');
    const before = requests.length;
    for (const part of RECORD_PARTS)
      act(() => applyEvent(store, serverEvent('record.changed', 's2', 4, { part })));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(requests.slice(before).map(pathOf)).toEqual([]);
  });
});

it('says under the name of a college what is known of the application', async () => {
  const attributes = {
    ceeb_code: '1',
    name: 'Hill College',
    state: 'VT',
    status: 'applied',
    fit: 'reach',
    next_deadline: null,
    open_tasks: 0,
    application: {
      plan: 'ed',
      submitted_on: '2026-09-01',
      decision: 'admitted',
      decided_on: '2026-09-15',
      is_final_choice: true,
      letters: { requested: 2, done: 1 },
      documents: [
        { document: 'transcript', sent_on: '2026-08-20' },
        { document: 'final-report', sent_on: null },
      ],
    },
  } as const;
  answering(snapshot({}, { collegeList: { data: [{ id: 'one', attributes, relationships: {} }] } }));
  open();
  const table = await screen.findByRole('region', { name: 'College list' });
  const [row] = within(table).getAllByRole('row').slice(1);
  expect(cellsOf(row!)[0]).toBe(
    'Hill CollegeEarly Decision · Submitted Sep 1, 2026 · Admitted Sep 15, 2026 · Final choice · ' +
      'Letters: 1 of 2 · Transcript: sent Aug 20, 2026 · Final report: not sent',
  );
});
