import { act, screen, waitFor, within } from '@testing-library/react';
import { serverEvent } from 'contract/realtime';
import type { Course } from 'contract/record';
import { api } from '../../shared/api/baseApi';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { choose, items, openRecord } from '../../test/record';
import { pathOf } from '../../test/server';

beforeEach(() => {
  itIs('2026-11-22T12:00:00Z');
});

describe('the tabs of the student record', () => {
  it.each([
    ['/the-record', 'Currently no Activities.', 'Add Activity'],
    ['/the-record?tab=courses', 'Currently no Coursework.', 'Add Course'],
    ['/the-record?tab=honors', 'Currently no Honors.', 'Add Honor'],
    ['/the-record?tab=tests', 'Currently no Tests.', 'Add Test'],
    ['/the-record?tab=unheard-of', 'Currently no Activities.', 'Add Activity'],
  ])('show at %s that the list is empty and how to add an item', async (at, empty, add) => {
    openRecord([], {}, at);
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(screen.getByRole('button', { name: add })).toBeTruthy();
  });

  it('open by keyboard and store the choice in the address', async () => {
    const { user, router } = openRecord(items('Choir'));
    const tab = await screen.findByRole('tab', { name: 'Activities 1' });
    act(() => tab.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    await screen.findByText('Currently no Coursework.');
    expect(router.state.location.search).toBe('?tab=courses');
  });

  it('offer Edit and Delete, but only Delete for tests', async () => {
    const test = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 700, math: 690 } } as const;
    const { user } = openRecord(
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

it('courses are grouped by year, the latest first', async () => {
  const of = (id: string, gradeYear: string) => ({
    id,
    attributes: { ...course, name: id, gradeYear },
    relationships: {},
  });
  const data = [of('Algebra', '9th'), of('Physics', '12th'), of('Geometry', '9th')];
  openRecord([], { 'GET /users/course': () => ({ data, pageCount: 1 }) }, '/the-record?tab=courses');
  const years = await screen.findAllByRole('region', { name: /grade$/ });
  expect(years.map((year) => within(year).getAllByRole('listitem').length)).toEqual([1, 2]);
  expect(within(years[0]!).getByText('Physics')).toBeTruthy();
});

it.each([
  ['honors', 'Finalist', 'Honor edited successfully', 'Honor Deleted'],
  ['courses', 'Calculus', 'Course Work Successfully Edited.', 'Course Work Deleted'],
])('an item of %s is edited and deleted with the documented messages', async (tab, name, edited, deleted) => {
  const { user } = openRecord(
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

describe('a change of the record in another tab', () => {
  const PATHS = {
    activities: '/users/extra-curricular',
    courses: '/users/course',
    honors: '/users/honors',
    tests: '/users/test',
  } as const;

  it.each(['activities', 'courses', 'honors', 'tests'] as const)('refetches only the %s', async (part) => {
    const { requests, store } = openRecord(items('Choir'));
    await screen.findByText('What Choir is.');
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    const before = requests.length;
    act(() => applyEvent(store, serverEvent('record.changed', 'user-1', 9, { part })));
    await waitFor(() => expect(requests.slice(before).map(pathOf)).toEqual([PATHS[part]]));
  });
});
