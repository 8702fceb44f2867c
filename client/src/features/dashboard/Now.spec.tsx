import { screen, within } from '@testing-library/react';
import type { Coming, Dashboard, DashboardCollege } from 'contract/dashboard';
import { itIs } from '../../test/calendar';
import { dashboardOf } from '../../test/dashboard';
import { renderApp } from '../../test/renderApp';
import { serve } from '../../test/server';
import { taskNamed } from '../../test/tasks';

const NOTHING_DUE = { count: 0, first: null };
const uconn: DashboardCollege = {
  ...{ id: '3915', name: 'University of Connecticut', state: 'CT', location: 'Storrs' },
  ...{ status: 'applying', answer: null },
  deadline: { kind: 'ea', date: '2026-12-01' },
};

async function open(changes: Partial<Dashboard>) {
  serve({ 'GET /dashboard': () => ({ data: dashboardOf(changes) }) });
  renderApp({ role: 'student', at: '/dashboard' });
  return within(await screen.findByRole('region', { name: 'Now' }));
}

const tasks = (changes: Partial<Dashboard['tasks']>) => ({ ...dashboardOf().tasks, ...changes });
const colleges = (next: Dashboard['colleges']['next']) => ({ ...dashboardOf().colleges, next });

beforeEach(() => itIs('2026-11-23T17:00:00.000Z'));

it('the overview shows overdue tasks, upcoming ones and the next deadline', async () => {
  const now = await open({
    tasks: tasks({
      overdue: { count: 7, first: '2026-10-17' },
      thisWeek: { count: 1, first: '2026-11-24' },
    }),
    colleges: colleges([uconn]),
  });
  const facts = now.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    '7 oldest 37 days ago',
    '1 tomorrow',
    'University of ConnecticutEarly Action · Tue, Dec 1in 8 days',
  ]);
});

const next = [taskNamed('Essay')];
it.each([
  [
    'clears the overdue tasks',
    { overdue: { count: 7, first: '2026-10-17' }, next },
    [uconn],
    'Finish the 7 overdue',
    '/tasks',
  ],
  [
    'clears a single overdue task',
    { overdue: { count: 1, first: '2026-10-17' } },
    [],
    'Finish the overdue task',
    '/tasks',
  ],
  [
    'otherwise does the tasks of this week',
    { thisWeek: { count: 2, first: '2026-11-24' }, next },
    [uconn],
    'Do this week’s 2 tasks',
    '/tasks',
  ],
  ['then starts the next task', { next }, [uconn], 'Start the next task', '/tasks?task=assignment of Essay'],
  ['then looks at the next deadline', {}, [uconn], 'See next deadline', '/colleges?college=3915'],
  ['else finds colleges', {}, [{ ...uconn, deadline: null }], 'Find colleges', '/colleges'],
])('the overview has one primary button, which %s', async (_case, changes, saved, text, to) => {
  const now = await open({
    tasks: tasks({ overdue: NOTHING_DUE, thisWeek: NOTHING_DUE, ...changes }),
    colleges: colleges(saved),
  });
  const button = now.getByRole('link', { name: text });
  expect(button.getAttribute('href')).toBe(to);
  const primary = within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter(({ className }) => className.includes('bp6-intent-primary'));
  expect(primary).toEqual([button]);
});

it('the coming weeks mix tasks, deadlines and sessions of six weeks', async () => {
  const items: Coming[] = [
    { kind: 'task', id: 'a1', date: '2026-11-24', name: 'Revise the essay', college: null },
    { kind: 'task', id: 'a2', date: '2026-11-24', name: 'Portal', college: 'Brown' },
    {
      kind: 'session',
      id: 'r1',
      date: '2026-11-25',
      start: '2026-11-25T21:00:00.000Z',
      counselor: 'Daniel Reyes',
    },
  ];
  const late: Coming[] = [
    { kind: 'deadline', id: '3915', date: '2026-12-01', college: 'UConn', deadline: 'ea' },
  ];
  await open({
    weeks: [
      { from: '2026-11-22', items, more: 2 },
      { from: '2026-11-29', items: late, more: 0 },
      { from: '2026-12-06', items: [], more: 0 },
    ],
  });
  const rail = within(screen.getByRole('region', { name: 'Next six weeks' }));
  expect(rail.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'This week',
    'Nov 29 – Dec 5',
    'Dec 6 – 12',
  ]);
  const textOf = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ');
  expect(rail.getAllByRole('link').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Revise the essayTue, Nov 24', '/tasks?task=a1'],
    ['Portal (Brown)Tue, Nov 24', '/tasks?task=a2'],
    ['Session with Daniel ReyesWed, Nov 25, 4:00 PM', '/my-sessions-students'],
    ['+2 more in the week This week', '/tasks?view=calendar&month=2026-11'],
    ['UConnEA · Tue, Dec 1', '/colleges?college=3915'],
  ]);
  expect(rail.getByText('Nothing planned')).toBeDefined();
});
