import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectionComparison, ProjectionRebuild, ProjectionStatus } from 'contract/admin';
import { renderApp } from '../../test/renderApp';
import { done, problem, serve, writesIn, type Responses } from '../../test/server';
import { sizeOf } from './Stores';

const user = userEvent.setup({ delay: null });

const statusOf = (name: string, status: Partial<ProjectionStatus> = {}): ProjectionStatus => ({
  name,
  version: 3,
  position: '1204',
  head: '1204',
  behind: '0',
  pace: 0,
  foreign: false,
  rebuild: null,
  earlier: [],
  failing: null,
  parked: null,
  ...status,
});

const parked = {
  eventId: 'x1',
  type: 'ThreadEdited',
  stream: 'thread-1',
  position: '17',
  error: 'It will not go in.',
};

const held: ProjectionRebuild = {
  id: 'r1',
  version: 3,
  against: 3,
  step: 'held',
  done: '1204',
  total: '1204',
  documents: 12,
  error: null,
  at: '2026-11-22T20:00:00.000Z',
};

const comparison: ProjectionComparison = {
  against: 3,
  position: '1204',
  same: 11,
  different: 1,
  onlyBefore: 0,
  onlyAfter: 0,
  personal: false,
  sample: [
    {
      key: 'c1',
      kind: 'different',
      fields: [{ path: 'fields.name', before: '"Forged"', after: '"Keene"' }],
      fieldCount: 1,
    },
  ],
};

function serving(projections: readonly ProjectionStatus[], answers: Responses = {}) {
  return serve({
    'GET /admin/projections': () => ({ data: projections }),
    'GET /admin/projections/{name}': () => ({
      data: { documents: 12, comparison, parkedData: { threadId: 'broken' } },
    }),
    'GET /admin/jobs': () => ({ data: [] }),
    'GET /admin/jobs/counts': () => ({
      data: [{ name: 'mail', waiting: 2, delayed: 1, active: 0, completed: 40, failed: 0 }],
    }),
    'GET /admin/stores': () => ({
      data: [{ kind: 'history', at: 'file', bytes: 2_097_152, holds: '1204', problem: null }],
      disk: { freeBytes: 1_073_741_824, totalBytes: 4_294_967_296 },
    }),
    ...answers,
  });
}

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;

async function decide(button: string, reason: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText('Reason'), reason);
  return dialog;
}

it('the system page shows the state of projections and open problems', async () => {
  serving([
    statusOf('people'),
    statusOf('tasks', { behind: '1204', pace: 300 }),
    statusOf('threads', { parked }),
    statusOf('colleges', { rebuild: held }),
  ]);
  renderApp({ role: 'admin', at: '/admin/system' });
  expect(within(await rowOf('people')).getByText('Up to date')).toBeTruthy();
  expect(within(await rowOf('tasks')).getByText('1,204 behind')).toBeTruthy();
  expect(within(await rowOf('threads')).getByText('Stopped at an event')).toBeTruthy();
  expect(within(await rowOf('threads')).getByText('It will not go in.')).toBeTruthy();
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  expect(attention.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'threads: Stopped at an event',
    'colleges: Waiting for a decision',
  ]);
});

it('the system page folds projections and jobs that need nothing', async () => {
  serving([statusOf('people'), statusOf('tasks', { rebuild: { ...held, step: 'filling' } })], {
    'GET /admin/jobs/counts': () => ({
      data: [
        { name: 'mail', waiting: 2, delayed: 1, active: 0, completed: 40, failed: 0 },
        { name: 'digest', waiting: 0, delayed: 1, active: 0, completed: 3, failed: 0 },
      ],
    }),
  });
  renderApp({ role: 'admin', at: '/admin/system' });
  expect(await screen.findByText('Nothing needs attention.')).toBeTruthy();
  expect((await rowOf('people')).closest('details')?.open).toBe(false);
  expect(within(await rowOf('tasks')).getByText('Being rebuilt')).toBeTruthy();
  expect((await rowOf('tasks')).closest('details')).toBeNull();
  expect(screen.getByText('1 projection is up to date')).toBeTruthy();
  expect((await screen.findByText('digest')).closest('details')?.open).toBe(false);
  expect(screen.getByText('mail').closest('details')).toBeNull();
});

it('the system page shows jobs and stores and retries a parked job', async () => {
  const job = { id: 'j1', name: 'mail', attempts: 60, error: 'No server.', parkedAt: held.at };
  const requests = serving([statusOf('people')], {
    'GET /admin/jobs': () => ({ data: [job] }),
    'POST /admin/jobs/{id}/retry': done,
  });
  renderApp({ role: 'admin', at: '/admin/system' });
  expect(await screen.findByText('2 MB')).toBeTruthy();
  expect(screen.getByText(/has 1 GB free of 4 GB/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 parked job' }).getAttribute('href')).toBe('#parked-jobs');
  const dialog = await decide('Run the job mail again', 'It is back.');
  await user.click(within(dialog).getByRole('button', { name: 'Run again' }));
  expect(await screen.findByText('Running the job again.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    { call: 'POST /admin/jobs/j1/retry', body: { reason: 'It is back.' } },
  ]);
});

it('the system page first shows which store is unavailable, and why', async () => {
  const away = 'EventStoreDB doesn’t answer at the address in EVENT_STORE_URL.';
  serving([statusOf('people')], {
    'GET /admin/stores': () => ({
      data: [
        { kind: 'history', at: 'EventStoreDB', bytes: null, holds: null, problem: away },
        { kind: 'vault', at: 'file', bytes: 2_048, holds: null, problem: null },
      ],
      disk: null,
    }),
  });
  renderApp({ role: 'admin', at: '/admin/system' });
  const history = (await screen.findByText(away)).closest('tr')!;
  expect(within(history).getByText('Unavailable')).toBeTruthy();
  expect(within(screen.getByText('Vault').closest('tr')!).getByText('Available')).toBeTruthy();
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  expect(attention.getByRole('link').textContent).toBe('History: Unavailable');
});

it('names what needs attention even if jobs cannot be loaded', async () => {
  serving([statusOf('threads', { parked })], {
    'GET /admin/jobs': () => problem(503, 'unavailable', 'Try again in a moment.'),
  });
  renderApp({ role: 'admin', at: '/admin/system' });
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(attention.getByRole('link').textContent).toBe('threads: Stopped at an event');
});

it('a rebuild shows its differences and is swapped in with a reason', async () => {
  const requests = serving([statusOf('colleges', { rebuild: held })], {
    'POST /admin/projections/{name}/rebuilds/{rebuildId}/swap': done,
  });
  renderApp({ role: 'admin', at: '/admin/system/colleges' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Projection · colleges' })).toBeTruthy();
  expect(await screen.findByText('fields.name: "Forged" → "Keene"')).toBeTruthy();
  const dialog = await decide('Swap documents', 'x');
  await user.click(within(dialog).getByRole('button', { name: 'Swap documents' }));
  expect(await within(dialog).findByText('Enter a reason')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Reason'), ' is wrong.');
  await user.click(within(dialog).getByRole('button', { name: 'Swap documents' }));
  expect(await screen.findByText('Swapping in the rebuilt documents.')).toBeTruthy();
  expect(await writesIn(requests)).toEqual([
    { call: 'POST /admin/projections/colleges/rebuilds/r1/swap', body: { reason: 'x is wrong.' } },
  ]);
});

it('a dialog keeps the typed reason when the server rejects it', async () => {
  serving([statusOf('colleges')], {
    'POST /admin/projections/{name}/rebuilds': () =>
      problem(409, 'rebuild-under-way', 'This projection is already being rebuilt.'),
  });
  renderApp({ role: 'admin', at: '/admin/system/colleges' });
  const dialog = await decide('Rebuild', 'A name looks wrong.');
  await user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
  expect(await within(dialog).findByText('This projection is already being rebuilt.')).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A name looks wrong.');
});

it('an event that stops a projection can be retried or skipped', async () => {
  const requests = serving([statusOf('threads', { parked })], {
    'POST /admin/projections/{name}/retry': done,
  });
  renderApp({ role: 'admin', at: '/admin/system/threads' });
  expect(await screen.findByText('thread-1')).toBeTruthy();
  expect(await screen.findByText(/"threadId": "broken"/)).toBeTruthy();
  const dialog = await decide('Retry event', 'The fault is mended.');
  await user.click(within(dialog).getByRole('button', { name: 'Retry event' }));
  await waitFor(async () =>
    expect(await writesIn(requests)).toEqual([
      { call: 'POST /admin/projections/threads/retry', body: { reason: 'The fault is mended.' } },
    ]),
  );
});

it('the page says when a projection does not exist', async () => {
  serving([statusOf('people')]);
  renderApp({ role: 'admin', at: '/admin/system/pepole' });
  expect(await screen.findByText('Projection not found.')).toBeTruthy();
});

it('sizes have readable units', () => {
  expect([sizeOf(512), sizeOf(12_999_000), sizeOf(5e12)]).toEqual(['0.5 KB', '12.4 MB', '4.5 TB']);
});
