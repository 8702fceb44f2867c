import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormImportResource } from 'contract/exam-forms';
import { serverEvent } from 'contract/realtime';
import { applyEvent } from '../../../shared/realtime/realtime';
import { renderApp } from '../../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../../test/server';
import { cellsOf } from '../../../test/rows';

const user = userEvent.setup({ delay: null });
type Attributes = FormImportResource['attributes'];

const fileIn = (state: Attributes['state'], attributes: Partial<Attributes> = {}): FormImportResource => ({
  id: 'i1',
  attributes: {
    fileName: 'key.csv',
    encoding: 'UTF-8',
    content: 'key',
    state,
    progress: state === 'done' || state === 'undone' ? 1 : 0,
    rows: 368,
    forms: [
      { formId: 'sat-may-2017', type: 'SAT', code: 'May 2017', change: 'changed', changes: 3, entries: 12 },
      { formId: 'act-2025-x', type: 'ACT', code: '2025 X', change: 'new', changes: 215, entries: 0 },
      {
        formId: 'sat-april-2018',
        type: 'SAT',
        code: 'April 2018',
        change: 'unchanged',
        changes: 0,
        entries: 4,
      },
    ],
    createdAt: '2026-11-21T12:00:00Z',
    faults: [{ line: 4, severity: 'error', message: 'Question 53 is not one of Section One.' }],
    faultCount: 1,
    undone: null,
    reason: null,
    ...attributes,
  },
  relationships: {},
});

function open(
  before: FormImportResource | undefined,
  answers: (become: typeof becoming) => Responses = () => ({}),
) {
  const requests = serve({
    'GET /exams/form-imports': () => ({ data: stored }),
    ...answers(becoming),
  });
  let stored: readonly FormImportResource[] = before ? [before] : [];
  function becoming(data: FormImportResource) {
    stored = [data];
    return { data };
  }
  return { requests, become: becoming, ...renderApp({ role: 'exam_admin', at: '/exam-forms/import' }) };
}

const upload = async (name: string) =>
  user.upload(await screen.findByLabelText(/^CSV file/), new File(['type,code'], name));

it('an import previews its changes to each form and shows its progress', async () => {
  const { requests, store, become } = open(undefined, (become) => ({
    'POST /exams/form-imports': () => become(fileIn('checked')),
    'POST /exams/form-imports/{id}/run': () => become(fileIn('running')),
  }));
  expect(await screen.findByText('No files have been imported yet.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Type'), 'SAT');
  await user.type(screen.getByLabelText('Code'), 'May 2017');
  await upload('key.csv');
  expect(await screen.findByText('368 rows of keys and skills: 2 forms would change.')).toBeTruthy();
  const asked = requests.find(({ method }) => method === 'POST')!;
  expect(Object.fromEntries(new URL(asked.url).searchParams)).toEqual({ type: 'SAT', code: 'May 2017' });
  const forms = within(screen.getByRole('table', { name: 'Forms in the file' }));
  const rows = forms.getAllByRole('row').slice(1);
  expect(rows.map(cellsOf)).toEqual([
    ['SAT May 2017', 'Changed', '3', '12 entries'],
    ['ACT 2025 X', 'New', '215', '–'],
    ['SAT April 2018', 'Unchanged', '0', '4 entries'],
  ]);
  expect(screen.getByRole('cell', { name: 'Question 53 is not one of Section One.' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Import 2 forms' }));
  expect(await screen.findByText('Importing')).toBeTruthy();
  act(() => applyEvent(store, serverEvent('form-import.changed', 'i1', 2, { progress: 0.5 })));
  expect(await screen.findByText('50%')).toBeTruthy();
  become(fileIn('done'));
  act(() => applyEvent(store, serverEvent('form-import.changed', 'i1', 3, { progress: 1 })));
  expect(await screen.findByText('368 rows of keys and skills: 2 forms changed.')).toBeTruthy();
});

it('an import without changes cannot run', async () => {
  open(fileIn('checked', { content: 'scale', forms: [] }));
  expect(await screen.findByText('368 rows of scales: 0 forms would change.')).toBeTruthy();
  expect(screen.getByText('There is nothing to import.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('an import is undone after a confirmation', async () => {
  open(fileIn('done'), (become) => ({
    'POST /exams/form-imports/{id}/undo': () => become(fileIn('undone', { undone: { kept: ['2025 X'] } })),
  }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import of key.csv' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Forms it added are deleted/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText(/^Undone: 1 form restored.* have entries: 2025 X\.$/)).toBeTruthy();
});

it('a rejected import says why and hides the previous file', async () => {
  open(undefined, (become) => ({
    'POST /exams/form-imports': ({ query }) =>
      query.code
        ? become(fileIn('checked'))
        : problem(422, 'not-a-form-file', 'The file has no column for question.'),
  }));
  await user.type(await screen.findByLabelText('Code'), 'May 2017');
  await upload('key.csv');
  expect(await screen.findByText(/^We’ve checked key\.csv/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Code'));
  await upload('wrong.csv');
  expect(await screen.findByText('The file has no column for question.')).toBeTruthy();
  expect(screen.queryByText(/^We’ve checked key\.csv/)).toBeNull();
});

it('the page explains both kinds of file and offers templates', async () => {
  const { requests } = open(undefined, () => ({
    'GET /exams/forms/{formId}/key.csv': () => problem(500, 'internal', 'broken'),
  }));
  await user.click(await screen.findByText('What the files contain'));
  expect(screen.getByText(/^Scales: one row per raw score/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ACT key template' }));
  await waitFor(() => expect(requests.map(pathOf)).toContain('/exams/forms/act-2018-code-a09/key.csv'));
  expect(await screen.findByText('broken')).toBeTruthy();
});
