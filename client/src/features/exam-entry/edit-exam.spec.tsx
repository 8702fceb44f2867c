import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryImportResource } from 'contract/entry-imports';
import type { ExamResource } from 'contract/exams';
import { clearStored } from '../../shared/lib/stored';
import { applyEvent } from '../../shared/realtime/realtime';
import { actResult, EXAM_FORMS } from '../../test/exams';
import { accessPage, accessTo } from '../../test/people';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve, writesIn, type Responses } from '../../test/server';
import { paste, type Pasted } from './Grid';
import { blankSheet, sectionsOf } from './sheet';

const user = userEvent.setup({ delay: null });
const PAGE = '/counselor/students/s1/exam/e1';

const { sheet } = paste('ACT', blankSheet('ACT'), { section: 0, cell: 0 }, 'ABCD'.repeat(54)) as Pasted;

const exam = (changes: Partial<ExamResource['attributes']> = {}): ExamResource => ({
  id: 'e1',
  attributes: {
    ...{ testType: 'ACT', examCode: '2020 Code C02', dateTaken: '2026-03-14', sample: true, counted: false },
    ...{ formRevision: 0, enteredAt: '2026-03-15T12:00:00Z', editable: true },
    sections: sectionsOf('ACT', sheet),
    ...changes,
  },
  relationships: {},
});

const serving = (answers: Responses = {}) =>
  serve({
    'GET /exams/forms': () => ({ data: EXAM_FORMS }),
    'GET /exams/student/{studentId}': () => ({
      data: [actResult('e1', '2026-03-14', 30), actResult('e2', '2026-04-04', 30)],
    }),
    'GET /exams/{id}': () => ({ data: exam() }),
    'GET /users/list-access': () => accessPage(accessTo('s1', 'Maya', 'Torres')),
    'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: null, facets: null }),
    ...answers,
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

async function change(label: string, value: string) {
  await screen.findByLabelText(label);
  act(() => field(label).focus());
  fireEvent.input(field(label), { target: { value } });
}

afterEach(clearStored);

describe('an entered exam', () => {
  it('shows its answers and saves changes', async () => {
    let stored = exam();
    const requests = serving({
      'GET /exams/{id}': () => ({ data: stored }),
      'PATCH /exams/student-entry/{examId}': ({ body }) => {
        stored = exam(body);
        return undefined;
      },
    });
    renderApp({ role: 'counselor', at: PAGE });
    expect(await screen.findByText('For Maya Torres')).toBeTruthy();
    await screen.findByLabelText('Science, question 40');
    expect(field('Science, question 40').value).toBe('C');
    expect(screen.getByLabelText<HTMLSelectElement>('Test code').value).toBe('2020 Code C02');
    expect(save().disabled).toBe(true);
    await change('Math, question 1', 'e');
    await user.click(save());
    expect(await screen.findByText('Exam entry updated.')).toBeTruthy();
    const [{ call, body }] = (await writesIn(requests)) as [
      { call: string; body: ExamResource['attributes'] },
    ];
    expect(call).toBe('PATCH /exams/student-entry/e1');
    expect(body.sections[1]!.questions[0]).toEqual({ key: 1, value: 'E' });
    expect(body.sections[1]!.questions[1]).toEqual({ key: 2, value: 'A' });
    expect(requests.find(({ method }) => method === 'PATCH')!.headers.get('studentid')).toBe('s1');
    await waitFor(() => expect(save().disabled).toBe(true));
    expect(field('Math, question 1').value).toBe('E');
  });

  it('keeps changes as a draft until they are saved', async () => {
    serving();
    const { unmount } = renderApp({ role: 'counselor', at: PAGE });
    await change('Math, question 1', 'e');
    unmount();
    renderApp({ role: 'counselor', at: PAGE });
    expect(await screen.findByText(/^We restored your draft from .+\.$/)).toBeTruthy();
    expect([field('Math, question 1').value, save().disabled]).toEqual(['E', false]);
  });

  it('cannot get the form and date of another exam', async () => {
    serving();
    renderApp({ role: 'counselor', at: PAGE });
    await user.selectOptions(await screen.findByLabelText('Test code'), '2018 Code A09');
    fireEvent.change(screen.getByLabelText('Date taken'), { target: { value: '2026-04-04' } });
    expect(screen.getByText('You can not have the same test on the same date.')).toBeTruthy();
  });

  it('is read-only for users who may not edit it', async () => {
    serving({ 'GET /exams/{id}': () => ({ data: exam({ editable: false }) }) });
    renderApp({ role: 'account_admin', at: '/account-admin/students/s1/exam/e1' });
    expect(await screen.findByText('You can view this entry but not change it.')).toBeTruthy();
    expect(field('Math, question 1').readOnly).toBe(true);
    for (const name of ['Save', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is deleted after a confirmation', async () => {
    const requests = serving({ 'DELETE /exams/student-entry/{examId}': done });
    const { router } = renderApp({ role: 'counselor', at: PAGE });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this exam?' }));
    await user.click(question.getByRole('button', { name: 'Delete exam' }));
    expect(await screen.findByText('The exam was deleted.')).toBeTruthy();
    expect((await writesIn(requests)).map(({ call }) => call)).toEqual(['DELETE /exams/student-entry/e1']);
    await waitFor(() => expect(router.state.location.pathname).toBe('/counselor/counselor-students'));
  });

  it('says when it does not exist', async () => {
    serving({ 'GET /exams/{id}': () => problem(404, 'exam-not-found', 'No tests found') });
    renderApp({ role: 'counselor', at: PAGE });
    expect(await screen.findByText('No tests found')).toBeTruthy();
  });
});

describe('an import of a class’s answers', () => {
  const file = (changes: Partial<EntryImportResource['attributes']> = {}): EntryImportResource => ({
    id: 'i1',
    attributes: {
      ...{ fileName: 'class.csv', encoding: 'UTF-8', state: 'checked', progress: 0, rows: 31, entries: 30 },
      ...{ createdAt: '2026-11-21T12:00:00Z', faultCount: 1, reason: null, undone: null },
      faults: [{ line: 4, severity: 'error', message: 'Nobody has this address.' }],
      ...changes,
    },
    relationships: {},
  });

  it('is checked, runs with progress, and is undone after a confirmation', async () => {
    let state: readonly EntryImportResource[] = [];
    const become = (changes: Partial<EntryImportResource['attributes']>) => {
      const data = file(changes);
      state = [data];
      return { data };
    };
    const requests = serving({
      'GET /exams/entry-imports': () => ({ data: state }),
      'POST /exams/entry-imports': () => become({}),
      'POST /exams/entry-imports/{id}/run': () => become({ state: 'running' }),
      'POST /exams/entry-imports/{id}/undo': () =>
        become({ state: 'undone', progress: 1, undone: { removed: 29, kept: 1 } }),
    });
    const { store } = renderApp({ role: 'exam_admin', at: '/exam-entry-import' });
    expect(await screen.findByText('No files have been imported yet.')).toBeTruthy();
    await user.upload(
      screen.getByLabelText('CSV file with the answers of a class'),
      new File(['student'], 'class.csv'),
    );
    expect(await screen.findByText('31 rows: 30 exams to enter.')).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Nobody has this address.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enter 30 exams' }));
    expect(await screen.findByText('Importing')).toBeTruthy();
    const event = { name: 'entry-import.changed', type: 'EntryImport', id: 'i1' } as const;
    act(() => applyEvent(store, { ...event, version: 1, data: { progress: 0.5 } }));
    expect(await screen.findByText('50%')).toBeTruthy();
    state = [file({ state: 'done', progress: 1 })];
    act(() => applyEvent(store, { ...event, version: 2, data: { progress: 1 } }));
    expect(await screen.findByText('30 exams entered.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the import of class.csv' }));
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText(/^Undone: 29 exams removed, 1 left/)).toBeTruthy();
    expect(requests.map(pathOf)).toContain('/exams/entry-imports/i1/undo');
  });

  it('says why it was rejected', async () => {
    serving({
      'GET /exams/entry-imports': () => ({ data: [] }),
      'POST /exams/entry-imports': () => problem(422, 'column-missing', 'The file has no column student.'),
    });
    renderApp({ role: 'admin', at: '/exam-entry-import' });
    await user.upload(
      await screen.findByLabelText('CSV file with the answers of a class'),
      new File(['a'], 'a.csv'),
    );
    expect(await screen.findByText('The file has no column student.')).toBeTruthy();
  });
});
