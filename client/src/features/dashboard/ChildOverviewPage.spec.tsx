import { screen, within } from '@testing-library/react';
import type { ChildOverview } from 'contract/dashboard';
import { itIs } from '../../test/calendar';
import { dashboardOf } from '../../test/dashboard';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const next = [taskNamed('Essay'), taskNamed('Visit', { completedDate: '2026-11-20T12:00:00.000Z' })];

async function open(changes: Partial<ChildOverview> = {}) {
  const { tasks, weeks, colleges } = dashboardOf();
  const { matches: _, ...saved } = colleges;
  const plan = { tasks: { ...tasks, all: 2, completed: 1, next }, weeks, colleges: saved, sessions: [] };
  serve({
    'GET /children': () => ({
      data: [
        {
          id: 's1',
          attributes: { firstName: 'Maya', lastName: 'Torres', state: 'accepted' },
          relationships: {},
        },
      ],
    }),
    'GET /dashboard/{studentId}': () => ({ data: { ...plan, ...changes } }),
  });
  renderApp({ role: 'parent', at: '/parent/overview' });
  await screen.findByRole('region', { name: 'Tasks' });
}

const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => itIs('2026-11-23T17:00:00.000Z'));

it('a parent sees the child’s week, without boxes to tick', async () => {
  await open();
  expect(screen.getByText('Maya’s week')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(card('Tasks').getByText('Not done yet:')).toBeDefined();
});

it('a parent sees the child’s next sessions', async () => {
  const start = '2026-12-01T22:30:00.000Z';
  await open({
    sessions: [{ kind: 'session', id: 'r1', date: '2026-12-01', start, counselor: 'Daniel Reyes' }],
  });
  expect(card('Sessions').getByText('Session with Daniel Reyes')).toBeDefined();
  expect(card('Sessions').getByText('Tue, Dec 1, 5:30 PM')).toBeDefined();
});

it('a parent without sessions to see learns what to do', async () => {
  await open();
  expect(card('Sessions').getByText('No sessions planned.')).toBeDefined();
  const links = card('What you can do').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write to Maya’s counselor', '/messages'],
    ['Add Maya’s dates to your calendar', '/parent/tasks'],
    ['See Maya’s colleges and deadlines', '/parent/colleges'],
  ]);
});
