import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activity, ActivityResource } from 'contract/record';
import { RecordTabs } from '../features/profile/StudentProfile';
import { defineRoutes } from '../shared/routing/routeDef';
import { renderApp } from './renderApp';
import { serve, type Responses } from './server';

const table = defineRoutes({
  record: {
    path: '/the-record',
    title: 'The record',
    audience: ['student'],
    page: async () => ({ default: RecordTabs }),
  },
});

export const activity = (title: string): Activity => ({
  title,
  description: `What ${title} is.`,
  startYear: '2024',
  endYear: '2026',
  weeksPerYear: 30,
  hoursPerWeek: 4,
});
export const items = (...titles: string[]): ActivityResource[] =>
  titles.map((title) => ({ id: title.toLowerCase(), attributes: activity(title), relationships: {} }));

const NONE = () => ({ data: [], pageCount: 0 });

export function openRecord(stored: readonly ActivityResource[], answers: Responses = {}, at = '/the-record') {
  let all = [...stored];
  let before = all;
  const requests = serve({
    'GET /users/extra-curricular': () => ({ data: all, pageCount: 1 }),
    'GET /users/course': NONE,
    'GET /users/honors': NONE,
    'GET /users/test': NONE,
    'GET /exams/student/{studentId}': () => ({ data: [] }),
    'PATCH /users/extra-curricular/{id}': ({ path: { id }, body: attributes }) => {
      before = all;
      all = all.map((item) => (item.id === id ? { ...item, attributes } : item));
    },
    'DELETE /users/extra-curricular/{id}': ({ path: { id } }) => {
      before = all;
      all = all.filter((item) => item.id !== id);
    },
    'POST /undo': () => {
      all = before;
    },
    'PUT /users/extra-curricular/order': ({ body: { ids } }) => {
      all = ids.map((id) => all.find((item) => item.id === id)!);
    },
    ...answers,
  });
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ role: 'student', at, table });
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  return { requests, user, ...app };
}

export const shown = () =>
  screen.queryAllByRole('listitem').flatMap((item) => item.querySelector('strong')?.textContent ?? []);
export const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
export const remove = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await choose(user, name, 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Activity?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Activity Deleted');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
export const sentTo = (requests: readonly Request[], method: string) =>
  requests.filter((request) => request.method === method);
