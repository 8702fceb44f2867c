import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CollegeImportResource } from 'contract/college-imports';
import type { CollegeListResource, CollegeResource } from 'contract/colleges';
import { applyEvent } from '../../shared/realtime/realtime';
import { collegeNamed } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { done, pathOf, problem, serve, type Responses } from '../../test/server';

const EXAMPLE: CollegeListResource = {
  id: '2001',
  attributes: {
    name: 'Example College',
    state: 'NY',
    location: 'Lakeville',
    status: 'review',
    ceeb_code: '2001',
  },
  relationships: {},
};
const detailed = (attributes: Partial<CollegeResource['attributes']>): CollegeResource => ({
  ...collegeNamed('Example College', {
    ceebCode: '2001',
    geography: 'Hills',
    schoolType: 'Private',
    facStu: '11:1',
    status: 'review',
    ...attributes,
  }),
  id: '2001',
});

const serving = (answers: Responses = {}, details: Partial<CollegeResource['attributes']> = {}) =>
  serve({
    'GET /colleges/all': () => ({ data: [EXAMPLE], pageCount: 1, total: 1 }),
    'GET /colleges/{ceeb}': () => ({ data: detailed(details) }),
    'POST /colleges/college': () => ({ id: '2001' }),
    'PATCH /colleges/{ceeb}': done,
    'DELETE /colleges/{ceeb}': done,
    'POST /colleges/deadlines': () => ({ id: '2001' }),
    'PATCH /colleges/{ceeb}/deadlines': done,
    'DELETE /colleges/{ceeb}/deadlines': done,
    ...answers,
  });

const user = userEvent.setup({ delay: null });
const open = (at = '/admin-colleges') => renderApp({ role: 'admin', at });
const sentBy = (requests: readonly Request[], method: string) =>
  requests.find((request) => request.method === method)!;

const openDialog = async (button: string, title: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(document.activeElement?.matches('input, select')).toBe(true));
  return within(dialog);
};

describe('the list of colleges', () => {
  it.each([
    ['770', { ceeb: '770', name: null }],
    ['lake', { ceeb: null, name: 'lake' }],
  ])('searches for %s', async (q, sought) => {
    const requests = serving();
    open(`/admin-colleges?q=${q}`);
    expect(await screen.findByRole('rowheader', { name: 'Example College' })).toBeTruthy();
    expect(screen.getByText('1 college')).toBeTruthy();
    const { searchParams } = new URL(requests.find((one) => pathOf(one) === '/colleges/all')!.url);
    expect({ ceeb: searchParams.get('ceeb'), name: searchParams.get('name') }).toEqual(sought);
  });

  it('filters by status and by missing deadlines', async () => {
    const requests = serving();
    open();
    await user.selectOptions(await screen.findByLabelText('Status'), 'In review');
    await user.selectOptions(screen.getByLabelText('Deadlines'), 'No deadlines');
    await waitFor(() => {
      const sent = new URL(requests.findLast((one) => pathOf(one) === '/colleges/all')!.url).searchParams;
      expect([sent.get('status'), sent.get('withoutDeadlines')]).toEqual(['review', 'true']);
    });
  });

  it('says when nothing is found', async () => {
    serving({ 'GET /colleges/all': () => problem(404, 'no-colleges-found', 'No colleges found') });
    open('/admin-colleges?q=nowhere');
    expect(await screen.findByText('No colleges found')).toBeTruthy();
  });
});

describe('the college form', () => {
  it('adds a college with the field names of the API and no empty fields', async () => {
    const requests = serving();
    open();
    const dialog = await openDialog('Add college', 'Add college');
    await user.click(dialog.getByRole('button', { name: 'Add college' }));
    expect(await dialog.findByText('CEEB code is a required field')).toBeTruthy();
    for (const [label, text] of [
      ['CEEB code', '2001'],
      ['Name', 'Example College'],
      ['About', 'By a lake.'],
      ['Location', 'Lakeville'],
      ['School type', 'Private'],
      ['Division', 'NCAA D3'],
      ['Fac/Stu', '11:1'],
    ] as const) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(dialog.getByRole('button', { name: 'Add college' }));
    expect(await screen.findByText('College Added')).toBeTruthy();
    expect(await sentBy(requests, 'POST').json()).toEqual({
      ceeb_code: '2001',
      name: 'Example College',
      about: 'By a lake.',
      state: 'AL',
      location: 'Lakeville',
      division: 'NCAA D3',
      is_public: true,
      school_type: 'Private',
      fac_stu: '11:1',
      status: 'review',
    });
  });

  it('sends only changes, clears emptied fields and allows missing ones', async () => {
    const requests = serving();
    open();
    const dialog = await openDialog('Edit Example College', 'Edit Example College');
    await user.clear(dialog.getByLabelText(/Geography/));
    await user.selectOptions(dialog.getByLabelText('Public or private'), 'true');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('College Data Updated')).toBeTruthy();
    expect(await sentBy(requests, 'PATCH').json()).toEqual({ geography: '', is_public: true });
  });
});

it('says what a college asks for, and makes a requirement unknown again', async () => {
  const requests = serving({}, { transcript: true, applicationFee: 65 });
  open();
  const dialog = await openDialog('Edit Example College', 'Edit Example College');
  await user.type(dialog.getByLabelText(/Letters from teachers/), '2');
  await user.clear(dialog.getByLabelText(/Application fee/));
  await user.selectOptions(dialog.getByLabelText('Transcript'), 'Unknown');
  await user.selectOptions(dialog.getByLabelText('School report'), 'Not required');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('College Data Updated')).toBeTruthy();
  expect(await sentBy(requests, 'PATCH').json()).toEqual({
    ...{ teacher_letters: 2, application_fee: '', transcript: '', school_report: false },
  });
});

describe('the deadlines of a college', () => {
  it('are added with the chosen dates', async () => {
    const requests = serving();
    open();
    const dialog = await openDialog('Deadlines: Example College', 'Deadlines for Example College');
    await user.type(dialog.getByLabelText('Early action'), '2026-11-01');
    await user.click(dialog.getByRole('button', { name: 'Add deadlines' }));
    expect(await screen.findByText('Deadlines Added')).toBeTruthy();
    expect(await sentBy(requests, 'POST').json()).toEqual({ ceeb: '2001', ea_deadline: '2026-11-01' });
  });

  it('are edited, and reset after a confirmation', async () => {
    const requests = serving({}, { eaDeadline: '2026-11-01' });
    open();
    const dialog = await openDialog('Deadlines: Example College', 'Deadlines for Example College');
    await user.clear(dialog.getByLabelText('Early action'));
    await user.type(dialog.getByLabelText('Regular decision'), '2027-01-15');
    await user.click(dialog.getByRole('button', { name: 'Save deadlines' }));
    expect(await screen.findByText('Deadlines Updated')).toBeTruthy();
    expect(await sentBy(requests, 'PATCH').json()).toEqual({ ea_deadline: null, reg_deadline: '2027-01-15' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openDialog('Deadlines: Example College', 'Deadlines for Example College');
    await user.click(again.getByRole('button', { name: 'Reset deadlines' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Reset deadlines' }));
    await waitFor(() => expect(pathOf(sentBy(requests, 'DELETE'))).toBe('/colleges/2001/deadlines'));
  });
});

it('a college is deleted after a confirmation', async () => {
  const requests = serving();
  open();
  await user.click(await screen.findByRole('button', { name: 'Delete Example College' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Example College?' }));
  await user.click(question.getByRole('button', { name: 'Delete college' }));
  expect(await screen.findByText('Example College was deleted.')).toBeTruthy();
  expect(pathOf(sentBy(requests, 'DELETE'))).toBe('/colleges/2001');
});

describe('an import of colleges', () => {
  const file = (attributes: Partial<CollegeImportResource['attributes']>): CollegeImportResource => ({
    id: 'i1',
    attributes: {
      fileName: 'colleges.csv',
      encoding: 'Windows-1252',
      state: 'checked',
      progress: 0,
      rows: 3,
      added: 2,
      changed: 0,
      unchanged: 0,
      createdAt: '2026-11-21T12:00:00Z',
      faults: [{ line: 4, severity: 'error', message: 'The name must have 1 to 120 characters.' }],
      faultCount: 1,
      undone: null,
      reason: null,
      ...attributes,
    },
    relationships: {},
  });

  const card = () => screen.getByRole('heading', { name: 'colleges.csv' });

  it('is checked, lists its issues and shows its progress', async () => {
    let state: readonly CollegeImportResource[] = [];
    const become = (attributes: Partial<CollegeImportResource['attributes']>) => {
      const data = file(attributes);
      state = [data];
      return { data };
    };
    const requests = serving({
      'GET /colleges/imports': () => ({ data: state }),
      'POST /colleges/imports': () => become({}),
      'POST /colleges/imports/{id}/run': () => become({ state: 'running' }),
    });
    const { store } = open('/admin-colleges/import');
    expect(await screen.findByText('No files have been imported yet.')).toBeTruthy();
    await user.upload(screen.getByLabelText('CSV file of colleges'), new File(['unitid'], 'colleges.csv'));
    expect(await screen.findByText('3 rows: 2 to add, 0 to change, 0 unchanged.')).toBeTruthy();
    expect(screen.getByText(/^We’ve checked colleges\.csv/)).toBeTruthy();
    expect(screen.getByText(/read as Windows-1252$/)).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'The name must have 1 to 120 characters.' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Publish new colleges immediately' }));
    await user.click(screen.getByRole('button', { name: 'Import 2 colleges' }));
    expect(await screen.findByText('Importing')).toBeTruthy();
    expect(screen.queryByText(/^We’ve checked colleges\.csv/)).toBeNull();
    expect(document.activeElement).toBe(card());
    const run = requests.find((request) => pathOf(request) === '/colleges/imports/i1/run')!;
    expect(await run.json()).toEqual({ publish: false });

    const event = {
      name: 'college-import.changed',
      type: 'CollegeImport',
      id: 'i1',
      version: 1,
      data: { progress: 0.5 },
    } as const;
    act(() => applyEvent(store, event));
    expect(await screen.findByText('50%')).toBeTruthy();
    state = [file({ state: 'done', progress: 1 })];
    act(() => applyEvent(store, { ...event, version: 2, data: { progress: 1 } }));
    expect(await screen.findByText('2 added, 0 changed, 0 unchanged.')).toBeTruthy();
  });

  it('is undone after a confirmation and says what remained', async () => {
    let state = file({ state: 'done', progress: 1 });
    serving({
      'GET /colleges/imports': () => ({ data: [state] }),
      'POST /colleges/imports/{id}/undo': () => {
        state = file({ state: 'undone', progress: 1, undone: { deleted: 1, restored: 0, kept: 1 } });
        return { data: state };
      },
    });
    open('/admin-colleges/import');
    await user.click(await screen.findByRole('button', { name: 'Undo the import of colleges.csv' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Undo import' }));
    expect(
      await screen.findByText('Undone: 1 deleted, 0 changed back, 1 left because they were edited since.'),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(card()));
  });

  it('says why the server rejected it', async () => {
    serving({
      'GET /colleges/imports': () => ({ data: [] }),
      'POST /colleges/imports': () =>
        problem(422, 'not-a-college-file', 'The file has no column for unitid.'),
    });
    open('/admin-colleges/import');
    await user.upload(await screen.findByLabelText('CSV file of colleges'), new File(['a'], 'a.csv'));
    expect(await screen.findByText('The file has no column for unitid.')).toBeTruthy();
  });
});
