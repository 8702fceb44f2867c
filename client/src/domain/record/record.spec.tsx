import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverEvent } from 'contract/realtime';
import type { Activity, ActivityResource, Course } from 'contract/record';
import { api } from '../../shared/api/baseApi';
import { applyEvent } from '../../shared/realtime/realtime';
import { defineRoutes } from '../../shared/routing/routeDef';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { pathOf, problem, serve, type Answers } from '../../test/server';
import { RecordTabs } from './RecordTabs';

const table = defineRoutes({
  record: {
    path: '/the-record',
    title: 'The record',
    audience: ['student'],
    page: async () => ({ default: RecordTabs }),
  },
});

const activity = (title: string): Activity => ({
  title,
  description: `What ${title} is.`,
  startYear: '2024',
  endYear: '2026',
  weeksPerYear: 30,
  hoursPerWeek: 4,
});
const items = (...titles: string[]): ActivityResource[] =>
  titles.map((title) => ({ id: title.toLowerCase(), attributes: activity(title), relationships: {} }));

const NONE = () => ({ data: [], pageCount: 0 });

/** A student's lists, of which the activities are kept. */
function open(kept: readonly ActivityResource[], answers: Answers = {}, at = '/the-record') {
  let all = [...kept];
  const gone = new Map<string, ActivityResource>();
  const requests = serve({
    'GET /users/extra-curricular': () => ({ data: all, pageCount: 1 }),
    'GET /users/course': NONE,
    'GET /users/honors': NONE,
    'GET /users/test': NONE,
    'PATCH /users/extra-curricular/{id}': ({
      path: { id },
      body: { expected: _expected, ...attributes },
    }) => {
      all = all.map((item) => (item.id === id ? { ...item, attributes } : item));
    },
    'DELETE /users/extra-curricular/{id}': ({ path: { id } }) => {
      gone.set(
        id,
        all.find((item) => item.id === id)!,
      );
      all = all.filter((item) => item.id !== id);
    },
    'POST /users/extra-curricular/{id}/restore': ({ path: { id } }) => {
      all = [gone.get(id)!, ...all];
    },
    'PUT /users/extra-curricular/order': ({ body: { ids } }) => {
      all = ids.map((id) => all.find((item) => item.id === id)!);
    },
    ...answers,
  });
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ role: 'student', at, table });
  // What the test before has left.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  return { requests, user, ...app };
}

const shown = () =>
  screen.queryAllByRole('listitem').flatMap((item) => item.querySelector('strong')?.textContent ?? []);
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const remove = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await choose(user, name, 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Activity?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Activity Deleted');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const sentTo = (requests: readonly Request[], method: string) =>
  requests.filter((request) => request.method === method);

beforeEach(() => {
  itIs('2026-11-22T12:00:00Z');
});

describe('the tabs', () => {
  it.each([
    ['/the-record', 'Currently no Activities.', 'Add Activity'],
    ['/the-record?tab=courses', 'Currently no Coursework.', 'Add Course'],
    ['/the-record?tab=honors', 'Currently no Honors.', 'Add Honor'],
    ['/the-record?tab=tests', 'Currently no Tests.', 'Add Test'],
    ['/the-record?tab=unheard-of', 'Currently no Activities.', 'Add Activity'],
  ])('say at %s what is missing, and how to add it', async (at, empty, add) => {
    open([], {}, at);
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(screen.getByRole('button', { name: add })).toBeTruthy();
  });

  it('are chosen by keyboard, and kept in the address', async () => {
    const { user, router } = open(items('Choir'));
    const tab = await screen.findByRole('tab', { name: 'Activities 1' });
    act(() => tab.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    await screen.findByText('Currently no Coursework.');
    expect(router.state.location.search).toBe('?tab=courses');
  });

  it('offer Edit and Delete of an item, of tests Delete alone', async () => {
    const test = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 700, math: 690 } } as const;
    const { user } = open(
      items('Choir'),
      {
        'GET /users/test': () => ({ data: [{ id: 't', attributes: test, relationships: {} }], pageCount: 1 }),
      },
      '/the-record?tab=tests',
    );
    const offered = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    };
    expect(await offered('SAT 1390')).toEqual(['History', 'Delete']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('tab', { name: /Activities/ }));
    expect(await offered('Choir')).toEqual(['Edit', 'History', 'Delete']);
  });
});

const honor = {
  title: 'Finalist',
  description: 'Of many.',
  type: 'Local',
  dateReceived: '2026-05-02',
} as const;
const course: Course = {
  name: 'Calculus',
  gradeYear: '11th',
  semesterGrades: { semester1: null, semester2: 'A-' },
};
const one = <Fields,>(attributes: Fields) => ({
  data: [{ id: 'one', attributes, relationships: {} }],
  pageCount: 1,
});

it.each([
  ['honors', 'Finalist', 'Honor edited successfully', 'Honor Deleted'],
  ['courses', 'Calculus', 'Course Work Successfully Edited.', 'Course Work Deleted'],
])('an item of %s is edited and deleted with its sentences', async (tab, name, edited, deleted) => {
  const { user } = open(
    [],
    {
      'GET /users/honors': () => one(honor),
      'GET /users/course': () => one(course),
      'PATCH /users/honors/{id}': () => undefined,
      'PATCH /users/course/{id}': () => undefined,
      'DELETE /users/honors/{id}': () => undefined,
      'DELETE /users/course/{id}': () => undefined,
    },
    `/the-record?tab=${tab}`,
  );
  await choose(user, name, 'Edit');
  const form = within(await screen.findByRole('dialog', { name: /^Edit/ }));
  await user.type(form.getByRole('textbox', { name: /^(Title|Course name)/ }), ' again');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(edited);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, name, 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(deleted);
});

describe('the forms', () => {
  it('of an activity sends years as text and figures as numbers', async () => {
    const sent: Activity[] = [];
    const { user } = open([], {
      'POST /users/extra-curricular': ({ body }) => {
        sent.push(body);
        return { data: { id: 'new', attributes: body, relationships: {} } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Activity' }));
    await user.type(await screen.findByLabelText('Title'), 'Choir');
    await user.type(screen.getByLabelText('Description'), 'x'.repeat(151));
    expect(screen.getByText('151 of 255 characters')).toBeTruthy();
    expect(screen.getByText('Common App: 150')).toBeTruthy();
    const years = within(screen.getByLabelText('Start year')).getAllByRole('option');
    expect([years.length, years[0]!.textContent, years.at(-1)!.textContent]).toEqual([51, '2026', '1976']);
    await user.selectOptions(screen.getByLabelText('End year'), '2025');
    await user.type(screen.getByLabelText('Weeks per year'), '30');
    await user.type(screen.getByLabelText('Hours per week'), '4');
    expect(screen.getByText('120 hours a year')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('End year must not be before the start year')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Start year'), '2024');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Activity added successfully');
    expect(sent).toEqual([
      {
        title: 'Choir',
        description: 'x'.repeat(151),
        startYear: '2024',
        endYear: '2025',
        weeksPerYear: 30,
        hoursPerWeek: 4,
      },
    ]);
  });

  it('of a course asks for one grade at least, and begins with A+ in the second semester', async () => {
    const sent: Course[] = [];
    const { user } = open(
      [],
      {
        'POST /users/course': ({ body }) => {
          sent.push(body);
          return { data: { id: 'new', attributes: body, relationships: {} } };
        },
      },
      '/the-record?tab=courses',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Course' }));
    await user.type(await screen.findByLabelText('Course name'), 'Calculus');
    const second = screen.getByLabelText<HTMLSelectElement>('Semester 2 grade');
    expect(second.value).toBe('A+');
    expect(screen.getByText('Schools with yearly grades only enter Semester 2.')).toBeTruthy();
    await user.selectOptions(second, '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At least one semester grade is required')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Semester 1 grade'), 'B-');
    await waitFor(() => expect(screen.queryByText('At least one semester grade is required')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Course Work Successfully Added.');
    expect(sent[0]!.semesterGrades).toEqual({ semester1: 'B-', semester2: null });
  });

  it('of an honor asks for its type', async () => {
    const { user } = open([], {}, '/the-record?tab=honors');
    await user.click(await screen.findByRole('button', { name: 'Add Honor' }));
    await screen.findByLabelText('Title');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("It must be 'Local', 'National', 'International', 'School'")).toBeTruthy();
  });

  it.each([
    [
      409,
      'same-test',
      'You can not have the same test on the same date.',
      'You can not have the same test on the same date.',
    ],
    [409, 'list-full', 'There is room for 99. Remove one first.', 'Error'],
    [500, 'internal', 'Something broke', 'Error'],
  ])('of a test, refused with %d %s as “%s”, says %s', async (status, code, message, said) => {
    const { user } = open(
      [],
      { 'POST /users/test': () => problem(status, code, message) },
      '/the-record?tab=tests',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Test' }));
    await user.type(await screen.findByLabelText('Date taken'), '2026-03-14');
    await user.type(screen.getByLabelText('Verbal'), '700');
    await user.type(screen.getByLabelText('Math'), '700');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('undo', () => {
  it('puts back what was deleted', async () => {
    const { user } = open(items('Choir', 'Chess'));
    await remove(user, 'Choir');
    await waitFor(() => expect(shown()).toEqual(['Chess']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Taken back.');
    await waitFor(() => expect(shown()).toEqual(['Choir', 'Chess']));
  });

  it('is at hand by the keyboard, but for where something is typed', async () => {
    const { user, requests } = open(items('Choir', 'Chess'));
    await remove(user, 'Choir');
    await user.click(screen.getByRole('button', { name: 'Add Activity' }));
    await user.type(await screen.findByLabelText('Title'), '{Control>}z{/Control}');
    expect(sentTo(requests, 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Taken back.');
    expect(sentTo(requests, 'POST').map(pathOf)).toEqual(['/users/extra-curricular/choir/restore']);
  });

  it('edits back to what it was, where it is still what it became', async () => {
    const { user, requests } = open(items('Choir'));
    await choose(user, 'Choir', 'Edit');
    await user.type(await screen.findByLabelText('Title'), ' club');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Activity Successfully Edited.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Taken back.');
    const [, undone] = sentTo(requests, 'PATCH');
    expect(await undone!.json()).toEqual({
      ...activity('Choir'),
      expected: { ...activity('Choir'), title: 'Choir club' },
    });
  });

  it('says why it is refused', async () => {
    const { user } = open(items('Choir'), {
      'POST /users/extra-curricular/{id}/restore': () => problem(409, 'list-full', 'There is room for 99.'),
    });
    await remove(user, 'Choir');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('There is room for 99.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('goes out again as the same request where no answer came', async () => {
    let isOffline = true;
    const { user, requests } = open(items('Choir'), {
      'POST /users/extra-curricular/{id}/restore': () => {
        if (isOffline) throw new TypeError('Failed to fetch');
      },
    });
    await remove(user, 'Choir');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isOffline = false;
    await user.click(again);
    await screen.findByText('Taken back.');
    const keys = sentTo(requests, 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('the order', () => {
  it('is changed by menu, shown at once and announced', async () => {
    const { user, requests } = open(items('Choir', 'Chess', 'Swimming'));
    await choose(user, 'Chess', 'Move up');
    expect(shown()).toEqual(['Chess', 'Choir', 'Swimming']);
    expect(screen.getByText('Chess is now number 1 of 3.')).toBeTruthy();
    await waitFor(() => expect(sentTo(requests, 'PUT')).toHaveLength(1));
    expect(await sentTo(requests, 'PUT')[0]!.json()).toEqual({ ids: ['chess', 'choir', 'swimming'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for Chess' }));
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  });

  it('is as it was where it could not be kept', async () => {
    const { user } = open(items('Choir', 'Chess'), {
      'PUT /users/extra-curricular/order': () => problem(500, 'internal', 'Something broke'),
    });
    await choose(user, 'Choir', 'Move down');
    await screen.findByText('Something broke');
    await waitFor(() => expect(shown()).toEqual(['Choir', 'Chess']));
  });

  it('marks what is beyond the ten of the Common App, and adds the hours up', async () => {
    open(items(...Array.from({ length: 12 }, (_, index) => `Activity ${index + 1}`)));
    expect(await screen.findAllByText('Beyond the Common App’s 10')).toHaveLength(2);
    expect(screen.getByText(/^1,440 hours a year in 12 activities/)).toBeTruthy();
    expect(screen.getAllByText('4 h × 30 weeks = 120 h a year')).toHaveLength(12);
  });
});

describe('the history', () => {
  const entry = (id: string, sentence: string, removed: boolean) => ({
    id,
    attributes: {
      time: '2026-11-20T15:00:00.000Z',
      sentence,
      before: { title: 'Chess' },
      after: { title: 'Chess club' },
      actorRole: 'student',
    },
    relationships: {
      actor: { data: { id: 'somebody', attributes: { name: 'Maya Torres' } } },
      item: { data: { id: 'chess', attributes: { name: 'Chess club', removed } } },
    },
  });

  it('shows what was deleted, which can be put back, and goes on to what came before', async () => {
    let removed = true;
    const { user } = open(items('Choir'), {
      'GET /users/{studentId}/history': ({ query: { part, before } }) =>
        before
          ? { data: [entry('e1', 'Added an activity', removed)], before: null }
          : { data: [entry('e2', `Removed of ${part}`, removed)], before: '00000000000000000007' },
      'POST /users/extra-curricular/{id}/restore': () => {
        removed = false;
      },
    });
    await choose(user, 'all Activities', 'History and deleted items');
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Activities' }));
    expect(await dialog.findByText('Removed of activities: Chess club')).toBeTruthy();
    expect(dialog.getByText(/^Maya Torres \(Student\)/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Show earlier' }));
    expect(await dialog.findByText('Added an activity: Chess club')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Put back Chess club' }));
    await screen.findByText('Chess club is back.');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Put back Chess club' })).toBeNull());
  });

  it('says that there is none, and what failed', async () => {
    let isBroken = true;
    const { user } = open(items('Choir'), {
      'GET /users/{studentId}/history': () =>
        isBroken ? problem(500, 'internal', 'broken') : { data: [], before: null },
    });
    await choose(user, 'Choir', 'History');
    await screen.findByText(/REASON broken$/);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy();
  });
});

describe('what another tab changes', () => {
  const PATHS = {
    activities: '/users/extra-curricular',
    courses: '/users/course',
    honors: '/users/honors',
    tests: '/users/test',
  } as const;

  it.each(['activities', 'courses', 'honors', 'tests'] as const)(
    'of the %s is asked for, and no more',
    async (part) => {
      const { requests, store } = open(items('Choir'));
      await screen.findByText('What Choir is.');
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      const before = requests.length;
      applyEvent(store, serverEvent('record.changed', 'user-1', 9, { part }));
      await waitFor(() => expect(requests.slice(before).map(pathOf)).toEqual([PATHS[part]]));
    },
  );
});
