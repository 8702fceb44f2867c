import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from 'contract/roles';
import { itIs } from '../../test/calendar';
import { savedAs, savedPage } from '../../test/colleges';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Responses } from '../../test/server';
import { sessionOf } from '../../test/sessions';
import { listed, pageOf, summaryOf } from '../../test/students';
import { taskNamed } from '../../test/tasks';

const MAYA = summaryOf('s1', 'Maya', 'Torres', {
  ...{ tasks: 38, tasksDone: 6, overdue: 11, missing: ['tests'] },
  nextDeadline: { date: '2099-12-01', ceeb: '3003', college: 'Amherst College', kind: 'ea' },
  lastMessage: { at: '2026-09-02T12:00:00.000Z', waits: true },
});

const NAMES: Readonly<Record<string, string>> = { s1: 'Maya', s2: 'Liam', s3: 'Zoë' };

const serving = (answers: Responses = {}) =>
  serve({
    'GET /student/summary/{studentId}': ({ path: { studentId } }) => ({
      data: studentId === 's1' ? MAYA : summaryOf(studentId, NAMES[studentId]!, 'Berg'),
    }),
    'GET /v2/tasks/{studentId}': () => ({ data: [taskNamed('Draft the essay', { studentId: 's1' })] }),
    'GET /v2/tasks/all': () => ({ data: [] }),
    'GET /sessions/requests/user/{userId}': () => ({ data: [] }),
    'GET /users/{studentId}/saved-colleges': () => ({
      data: [],
      pageCount: 0,
      total: { interested: 0, applying: 0, applied: 0 },
    }),
    'GET /users/{studentId}/history': () => ({ data: [], before: null }),
    'GET /messages/contacts': () => ({ data: [], more: false, silent: 0 }),
    'GET /exams/student/{studentId}': () => problem(404, 'no-tests', 'No tests found'),
    ...answers,
  });

const user = userEvent.setup({ delay: null });
const open = (role: Role, query = '?tab=tasks') => renderApp({ role, at: `/students/s1${query}` });
const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the page of a student', () => {
  it('begins with the student’s facts', async () => {
    serving();
    open('counselor');
    expect(await screen.findByRole('heading', { level: 2, name: 'Maya Torres' })).toBeTruthy();
    expect(fact('Grade')).toBe('11th');
    expect(fact('School')).toBe('Northgate');
    expect(fact('Counselor')).toBe('Daniel Reyes');
    expect(fact('Last active')).toBe('Never');
    expect(fact('Next deadline')).toMatch(/^Amherst College · EA · /);
    expect(screen.getByText('6/38 done · 11 late')).toBeTruthy();
    expect(screen.getByText('Waiting for your reply')).toBeTruthy();
  });

  it.each<[Role, readonly string[]]>([
    ['counselor', ['Overview', 'Tasks', 'Colleges', 'Tests', 'Messages', 'Sessions', 'Notes', 'History']],
    [
      'account_admin',
      [
        ...['Overview', 'Details', 'Tasks', 'Action Items', 'Colleges', 'Tests', 'Messages'],
        ...['Sessions', 'Notes', 'History'],
      ],
    ],
    ['exam_admin', ['Colleges', 'Tests', 'Messages']],
  ])('shows a %s only tabs with calls that this role may make', async (role, shown) => {
    const requests = serving();
    open(role, role === 'exam_admin' ? '?tab=tasks' : '?tab=sessions');
    expect(await tabs()).toEqual(shown);
    await screen.findByText(role === 'exam_admin' ? /saved any colleges yet/ : 'Maya has no sessions yet.');
    expect(requests.map(pathOf)).not.toContain('/student/snapshot/s1');
  });

  it('offers the student a session without asking for whom', async () => {
    serving();
    open('counselor', '?tab=sessions');
    await user.click(await screen.findByRole('button', { name: 'New session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New session' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Student').value).toBe('Maya Torres');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the tab in the address', async () => {
    serving();
    const { router } = open('counselor');
    await user.click(await screen.findByRole('tab', { name: 'Colleges' }));
    expect(await screen.findByText('Maya hasn’t saved any colleges yet.')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=colleges');
  });

  it('reports that the reader has no access', async () => {
    serving({
      'GET /student/summary/{studentId}': () => problem(403, 'forbidden', 'You don’t have access to this.'),
    });
    open('counselor');
    await waitFor(() => expect(screen.getAllByText('You don’t have access to this.')).toHaveLength(2));
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the link back from a student', () => {
  it('names the page on which the name was followed, also in other tabs', async () => {
    const session = sessionOf('2099-12-01T20:00:00.000Z', { state: 'booked' });
    serving({
      'GET /sessions/requests/user/{userId}': () => ({ data: [session] }),
      'GET /student/summary/{studentId}': () => ({ data: MAYA }),
    });
    renderApp({ role: 'counselor', at: '/my-sessions-counselors' });
    await user.click(await screen.findByRole('link', { name: 'with Maya Torres' }));
    await user.click(await screen.findByRole('tab', { name: 'Notes' }));
    const back = await within(screen.getByRole('main')).findByRole('link', { name: 'My Sessions' });
    expect(back.getAttribute('href')).toBe('/my-sessions-counselors');
  });
});

it('the colleges of a student show when an application is answered', async () => {
  itIs('2026-11-25T12:00:00.000Z');
  serving({
    'GET /users/{studentId}/saved-colleges': () =>
      savedPage([savedAs('applied', 'Amherst', { regDeadline: '2027-01-04' })]),
  });
  open('counselor', '?tab=colleges');
  expect(await screen.findByText(/^Applied · answer usually in /)).toBeTruthy();
  expect(screen.queryByText(/Jan 4/)).toBeNull();
});

describe('the history of a student', () => {
  it('shows who last changed the status of a college', async () => {
    serving({
      'GET /users/{studentId}/saved-colleges': () => savedPage([savedAs('applying', 'Amherst')]),
      'GET /users/{studentId}/changes': () => ({
        data: [
          {
            id: 'c1',
            attributes: {
              ...{ time: new Date().toISOString(), sentence: 'Moved', from: 'interested', to: 'applying' },
              actorRole: 'student',
            },
            relationships: {
              actor: { data: { id: 's1', attributes: { name: 'Maya Torres' } } },
              fact: { data: { id: 'amherst' } },
            },
          },
        ],
      }),
    });
    open('counselor', '?tab=colleges');
    expect(await screen.findByText('changed by M. Torres, today, from Interested')).toBeTruthy();
  });

  it('shows a due date before and after each change', async () => {
    serving({
      'GET /users/{studentId}/changes': () => ({
        data: [
          {
            id: 'c1',
            attributes: {
              ...{ time: '2026-11-20T15:00:00.000Z', sentence: 'Changed the due date' },
              ...{ from: null, to: '2027-01-04', actorRole: 'counselor' },
            },
            relationships: {
              actor: { data: { id: 'c1', attributes: { name: 'Daniel Reyes' } } },
              fact: { data: { id: 'a1' } },
            },
          },
        ],
      }),
    });
    open('counselor', '?tab=history');
    expect(await screen.findByText(/^None → Mon, Jan 4/)).toBeTruthy();
  });

  it('shows who changed what, and each part of the record', async () => {
    serving({
      'GET /users/{studentId}/changes': ({ query: { fact } }) => ({
        data: [
          {
            id: 'c1',
            attributes: {
              ...{ time: '2026-11-20T15:00:00.000Z', sentence: `Changed ${fact}`, from: null, to: null },
              actorRole: 'counselor',
            },
            relationships: {
              actor: { data: { id: 'c1', attributes: { name: 'Daniel Reyes' } } },
              fact: { data: { id: 'a1' } },
            },
          },
        ],
      }),
    });
    const { router } = open('counselor', '?tab=history');
    expect(await screen.findByText('Changed due-dates')).toBeTruthy();
    expect(screen.getByText(/Daniel Reyes/, { selector: 'li *' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Changes of'), 'Colleges');
    expect(await screen.findByText('Changed colleges')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Changes of'), 'Record: Honors');
    expect(await screen.findByText('No changes yet.')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=history&history=honors');
  });
});

describe('the students before and after', () => {
  const people = [listed('s2', 'Liam', 'Berg'), listed('s1', 'Maya', 'Torres')];

  it('follow the filter and the order of the list, and keep the tab', async () => {
    const requests = serving({
      'GET /users/students': ({ query: { currentPage } }) =>
        currentPage === '2' ? pageOf(listed('s3', 'Zoë', 'Okafor')) : pageOf(...people),
    });
    const { router } = renderApp({
      role: 'counselor',
      at: '/counselor/counselor-students?filter=behind&sort=lastName',
    });
    await user.click(await screen.findByRole('link', { name: 'Torres' }));
    const around = within(await screen.findByRole('navigation', { name: 'The list you came from' }));
    expect(around.getByText('2 of 61')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Tasks' }));
    await user.click(around.getByRole('link', { name: 'Previous student' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Liam Berg' })).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/students/s2', search: '?tab=tasks' });
    expect(screen.getByRole('button', { name: 'Previous student' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'Next student' }));
    await screen.findByRole('heading', { level: 2, name: 'Maya Torres' });
    await user.click(await screen.findByRole('link', { name: 'Next student' }));
    await screen.findByRole('heading', { level: 2, name: 'Zoë Berg' });
    const asked = requests.filter((request) => pathOf(request) === '/users/students');
    expect(asked.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
      { filter: 'behind', sort: 'lastName', currentPage: '1' },
      { filter: 'behind', sort: 'lastName', currentPage: '2' },
      { filter: 'behind', sort: 'lastName', currentPage: '3' },
    ]);
    const back = screen.getByRole('link', { name: 'All students' });
    expect(back.getAttribute('href')).toBe('/counselor/counselor-students?filter=behind&sort=lastName');
  });

  it('are absent where the reader came from no list', async () => {
    serving();
    open('counselor');
    await screen.findByRole('tab', { name: 'Tasks' });
    expect(screen.queryByRole('navigation', { name: 'The list you came from' })).toBeNull();
  });
});
