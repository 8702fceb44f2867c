import { act, screen, waitFor, within } from '@testing-library/react';
import { serverEvent } from 'contract/realtime';
import { applyEvent } from '../../shared/realtime/realtime';
import { itIs } from '../../test/calendar';
import { choose, items, openRecord, remove, sentTo, shown } from '../../test/record';
import { deferred, pathOf, problem } from '../../test/server';

beforeEach(() => {
  itIs('2026-11-22T12:00:00Z');
});

describe('undo in the student record', () => {
  it('restores a deleted item', async () => {
    const { user } = openRecord(items('Choir', 'Chess'));
    await remove(user, 'Choir');
    await waitFor(() => expect(shown()).toEqual(['Chess']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    await waitFor(() => expect(shown()).toEqual(['Choir', 'Chess']));
  });

  it('works by keyboard except in text fields', async () => {
    const { user, requests } = openRecord(items('Choir', 'Chess'));
    await remove(user, 'Choir');
    await user.click(screen.getByRole('button', { name: 'Add Activity' }));
    await user.type(await screen.findByLabelText('Title'), '{Control>}z{/Control}');
    expect(sentTo(requests, 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Undone.');
    expect(sentTo(requests, 'POST').map(pathOf)).toEqual(['/undo']);
  });

  it('reverts an edit', async () => {
    const { user, requests } = openRecord(items('Choir'));
    await choose(user, 'Choir', 'Edit');
    await user.type(await screen.findByLabelText('Title'), ' club');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Activity Successfully Edited.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    await waitFor(() => expect(shown()).toEqual(['Choir']));
    const [undone] = sentTo(requests, 'POST');
    expect(await undone!.json()).toEqual({ request: expect.stringMatching(/^request-/) });
  });

  it('shows why the server refused it', async () => {
    const { user } = openRecord(items('Choir'), {
      'POST /undo': () => problem(409, 'list-full', 'There is room for 99.'),
    });
    await remove(user, 'Choir');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('There is room for 99.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('repeats the same request if no response came', async () => {
    let isOffline = true;
    const { user, requests } = openRecord(items('Choir'), {
      'POST /undo': () => {
        if (isOffline) throw new TypeError('Failed to fetch');
      },
    });
    await remove(user, 'Choir');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isOffline = false;
    await user.click(again);
    await screen.findByText('Undone.');
    const keys = sentTo(requests, 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('the order of activities', () => {
  it('changes by menu, optimistically and with an announcement', async () => {
    const { user, requests } = openRecord(items('Choir', 'Chess', 'Swimming'));
    await choose(user, 'Chess', 'Move up');
    expect(shown()).toEqual(['Chess', 'Choir', 'Swimming']);
    expect(screen.getByText('Chess is now number 1 of 3.')).toBeTruthy();
    await waitFor(() => expect(sentTo(requests, 'PUT')).toHaveLength(1));
    expect(await sentTo(requests, 'PUT')[0]!.json()).toEqual({ ids: ['chess', 'choir', 'swimming'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for Chess' }));
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  });

  it('is restored if the server fails to store it', async () => {
    const { user } = openRecord(items('Choir', 'Chess'), {
      'PUT /users/extra-curricular/order': () => problem(500, 'internal', 'Something went wrong'),
    });
    await choose(user, 'Choir', 'Move down');
    await screen.findByText('Something went wrong');
    await waitFor(() => expect(shown()).toEqual(['Choir', 'Chess']));
  });

  it('keeps what another tab added if the server fails to store it', async () => {
    const answer = deferred<void>();
    let stored = items('Choir', 'Chess');
    const { user, store } = openRecord(stored, {
      'GET /users/extra-curricular': () => ({ data: stored, pageCount: 1 }),
      'PUT /users/extra-curricular/order': async () => {
        await answer.promise;
        return problem(500, 'internal', 'Something went wrong');
      },
    });
    await choose(user, 'Choir', 'Move down');
    stored = items('Choir', 'Chess', 'Swimming');
    act(() => applyEvent(store, serverEvent('record.changed', 'user-1', 9, { part: 'activities' })));
    answer.resolve();
    await screen.findByText('Something went wrong');
    await waitFor(() => expect(shown()).toEqual(['Choir', 'Chess', 'Swimming']));
  });

  it('activities beyond the Common App’s ten are marked and hours summed', async () => {
    openRecord(items(...Array.from({ length: 12 }, (_, index) => `Activity ${index + 1}`)));
    expect(await screen.findAllByText('Past the Common App limit of 10')).toHaveLength(2);
    expect(screen.getByText(/^1,440 hours a year across 12 activities/)).toBeTruthy();
    expect(screen.getAllByText('4 h × 30 weeks = 120 h a year')).toHaveLength(12);
  });
});

describe('the history of a record', () => {
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

  it('shows earlier pages and restores a deleted item', async () => {
    let removed = true;
    const { user } = openRecord(items('Choir'), {
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
    await user.click(dialog.getByRole('button', { name: 'Restore Chess club' }));
    await screen.findByText('Chess club was restored.');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Restore Chess club' })).toBeNull());
  });

  it('shows when it is empty or failed to load', async () => {
    let isBroken = true;
    const { user } = openRecord(items('Choir'), {
      'GET /users/{studentId}/history': () =>
        isBroken ? problem(500, 'internal', 'broken') : { data: [], before: null },
    });
    await choose(user, 'Choir', 'History');
    await screen.findByText(/REASON broken$/);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No changes yet.')).toBeTruthy();
  });
});
