import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationProgress, noApplication } from 'contract/applications';
import type { CaseloadApplicationResource, CaseloadApplicationsPage } from 'contract/caseload-applications';
import { itIs } from '../../../test/calendar';
import { renderApp } from '../../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../../test/server';

const MAYA = '3f0f0f5e-7c51-4a39-9f6e-0f9d5c1e2a01';
const OMAR = '3f0f0f5e-7c51-4a39-9f6e-0f9d5c1e2a02';

const applicationOf = (
  studentId: string,
  name: string,
  ceeb: string,
  college: string,
  attributes: Partial<CaseloadApplicationResource['attributes']> = {},
): CaseloadApplicationResource => ({
  id: `${studentId}.${ceeb}`,
  attributes: {
    ...applicationProgress(noApplication),
    ...{ dueOn: null, openTasks: 0, openLetters: 0, openDocuments: [], hasFinalChoice: false },
    ...attributes,
  },
  relationships: {
    student: { data: { id: studentId, attributes: { name } } },
    college: { data: { id: ceeb, attributes: { name: college } } },
  },
});

const DUKE = applicationOf(MAYA, 'Maya Torres', '5156', 'Duke University', {
  ...{ plan: 'ed', filedWith: 'common-app', dueOn: '2026-12-01', openTasks: 2 },
});
const BATES = applicationOf(OMAR, 'Omar Haddad', '3076', 'Bates College', { submittedOn: '2026-11-02' });

const FILTERS = {
  all: 2,
  due: 1,
  late: 0,
  'no-plan': 0,
  letters: 0,
  documents: 0,
  incomplete: 1,
  ask: 0,
  waiting: 1,
  decided: 0,
};

const pageOf = (...data: CaseloadApplicationResource[]): CaseloadApplicationsPage => ({
  ...{ data, pageCount: 1, total: data.length, students: 2, counts: FILTERS },
  facets: {
    filter: FILTERS,
    plan: { all: 2, ed: 1, ed2: 0, ea: 0, rea: 0, regular: 0, rolling: 0 },
    grade: { all: 2, '9th': 0, '10th': 0, '11th': 0, '12th': 2, Other: 0 },
    groups: {},
  },
});

const user = userEvent.setup({ delay: null });

function open(answers: Responses = {}, at = '/students/applications') {
  const requests = serve({
    'GET /users/students/applications': () => pageOf(DUKE, BATES),
    'GET /users/students/filters': () => ({ data: [] }),
    ...answers,
  });
  return { requests, ...renderApp({ role: 'counselor', at }) };
}

const rows = async () => {
  await screen.findByText('Duke University');
  return screen.getAllByRole('row').slice(1);
};

beforeEach(() => itIs('2026-11-24T17:00:00.000Z'));
afterEach(() => localStorage.clear());

it('lists the applications with plan, state and what is missing', async () => {
  open();
  const [first, second] = await rows();
  expect(first!.textContent).toMatch(
    /Maya Torres.*Duke University.*Early Decision.*in 7 days.*2 tasks · the/,
  );
  expect(second!.textContent).toMatch(/Omar Haddad.*Bates College.*Not chosen.*Submitted.*the decision/);
  expect(screen.getByText('2 applications by 2 students')).toBeTruthy();
  const link = within(first!).getByRole('link', { name: 'Maya Torres' });
  expect(link.getAttribute('href')).toBe(`/students/${MAYA}?tab=colleges`);
});

it('filters by chips that show their counts, and keeps them in the address', async () => {
  const { requests, router } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'To submit this week 1' }));
  await user.selectOptions(screen.getByLabelText('Plan'), 'Early Decision');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('filter=due&plan=ed'))).toBe(true));
  expect(router.state.location.search).toBe('?filter=due&plan=ed');
});

it('marks the selected applications as submitted, with one undo', async () => {
  const { requests } = open({
    'POST /users/students/applications/submitted': () => ({ changed: 1, skipped: 1 }),
    'POST /undo': done,
  });
  await rows();
  for (const name of ['Select Maya Torres, Duke University', 'Select Omar Haddad, Bates College'])
    await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Mark as submitted' }));
  expect(await screen.findByText('1 application marked as submitted.')).toBeTruthy();
  expect(screen.getByText(/^1 application left unchanged/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: /selected/ })).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(async () =>
    expect(await writesIn(requests)).toMatchObject([
      {
        call: 'POST /users/students/applications/submitted',
        body: {
          applications: [
            { studentId: MAYA, ceeb: '5156' },
            { studentId: OMAR, ceeb: '3076' },
          ],
        },
      },
      { call: 'POST /undo' },
    ]),
  );
});

it('reminds the students of the selected applications by a message', async () => {
  const { requests } = open({
    'POST /messages/students': () => ({ data: [{ sentTo: MAYA, outcome: 'sent' }] }),
    'GET /messages/templates': () => ({ data: [] }),
  });
  await rows();
  await user.click(screen.getByRole('checkbox', { name: 'Select Maya Torres, Duke University' }));
  await user.click(screen.getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message 1 student' }));
  expect((await dialog.findByLabelText<HTMLTextAreaElement>('Message')).value).toMatch(/^Some of your/);
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Sent to 1 student.')).toBeTruthy();
  expect(await writesIn(requests)).toMatchObject([
    { call: 'POST /messages/students', body: { sentTo: [MAYA] } },
  ]);
});

it('saves a filter apart from those of the students', async () => {
  const search = 'list=applications&q=&sort=dueOn&filter=due&plan=&grade=&groups=';
  const { router } = open({
    'GET /users/students/filters': () => ({
      data: [
        { id: 'f1', attributes: { name: 'This week', search }, relationships: {} },
        { id: 'f2', attributes: { name: 'Behind', search: 'q=&filter=behind' }, relationships: {} },
      ],
    }),
  });
  await rows();
  await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
  expect(screen.queryByRole('menuitemradio', { name: 'Behind' })).toBeNull();
  await user.click(await screen.findByText('This week'));
  await waitFor(() => expect(router.state.location.search).toBe('?filter=due'));
});

it('says why a list is empty, and why it could not be loaded', async () => {
  open({ 'GET /users/students/applications': () => pageOf() }, '/students/applications?filter=late');
  expect(await screen.findByText('No deadlines have passed without a submission.')).toBeTruthy();
});

it('offers to try again when the list fails', async () => {
  open({ 'GET /users/students/applications': () => problem(503, 'unavailable', 'Later.') });
  expect(await screen.findByText(/We couldn’t load the applications/)).toBeTruthy();
});
