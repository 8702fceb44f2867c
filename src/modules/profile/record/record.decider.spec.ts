import type { TestScore } from '../../../../contract/test-scores';
import { MAX_ITEMS, type Honor } from '../../../../contract/record';
import { given } from '../../../kernel/testing';
import { activities, honors, testScores } from './record.decider';

const honor: Honor = {
  title: 'State finalist',
  description: 'One of twelve.',
  type: 'National',
  dateReceived: '2026-05-02',
};
const item = { itemId: 'h1', studentId: 's1', fields: honor };
const added = { type: 'HonorAdded', data: item } as const;
const removed = { type: 'HonorRemoved', data: item } as const;
const restored = { type: 'HonorRestored', data: item } as const;

describe('a list of a student’s record', () => {
  it('adds an item once', () => given(honors)().when('Add', item).yields(added));

  it('records what an edit changed, if anything', () => {
    const fields = { ...honor, title: 'State winner' };
    const changes = { title: { from: 'State finalist', to: 'State winner' } };
    given(honors)(added)
      .when('Edit', { itemId: 'h1', fields })
      .yields({ type: 'HonorEdited', data: { itemId: 'h1', studentId: 's1', changes } });
    given(honors)(added).when('Edit', { itemId: 'h1', fields: honor }).yields();
  });

  it('rejects an edit based on an outdated item', () => {
    const winner = { ...honor, title: 'State winner' };
    const changes = { title: { from: 'State finalist', to: 'State winner' } };
    const edited = { type: 'HonorEdited', data: { itemId: 'h1', studentId: 's1', changes } } as const;
    const back = { itemId: 'h1', fields: honor, expected: winner };
    const undone = { title: { from: 'State winner', to: 'State finalist' } };
    given(honors)(added, edited)
      .when('Edit', back)
      .yields({ type: 'HonorEdited', data: { itemId: 'h1', studentId: 's1', changes: undone } });
    given(honors)(added).when('Edit', back).yields();
    const since = { description: { from: 'One of twelve.', to: 'One of nine.' } };
    given(honors)(added, edited, { ...edited, data: { ...edited.data, changes: since } })
      .when('Edit', back)
      .isRejected('edited-since');
  });

  it('removes an item in its present state, and restores it', () => {
    given(honors)(added).when('Remove', { itemId: 'h1' }).yields(removed);
    given(honors)(added, removed).when('Restore', { itemId: 'h1' }).yields(restored);
    given(honors)(added).when('Restore', { itemId: 'h1' }).yields();
    given(honors)(added, removed, restored).when('Remove', { itemId: 'h1' }).yields(removed);
  });

  it('rejects commands about unknown items, and edits of removed ones', () => {
    for (const command of ['Remove', 'Restore'] as const) {
      given(honors)(added).when(command, { itemId: 'h2' }).isRejected('honors-not-found');
    }
    given(honors)(added, removed)
      .when('Edit', { itemId: 'h1', fields: { title: 'Other' } })
      .isRejected('honors-not-found');
  });

  it('is limited to the items of one page', () => {
    const full = Array.from({ length: MAX_ITEMS }, (_, index) => ({
      type: 'HonorAdded' as const,
      data: { ...item, itemId: `h${index}` },
    }));
    const another = { ...item, itemId: 'another' };
    given(honors)(...full)
      .when('Add', another)
      .isRejected('list-full');
    given(honors)(...full, { type: 'HonorRemoved', data: { ...item, itemId: 'h0' } })
      .when('Add', another)
      .yields({ type: 'HonorAdded', data: another });
    given(honors)(
      ...full,
      { type: 'HonorRemoved', data: { ...item, itemId: 'h0' } },
      { type: 'HonorAdded', data: another },
    )
      .when('Restore', { itemId: 'h0' })
      .isRejected('list-full');
  });
});

describe('activities', () => {
  const fields = {
    title: 'Robotics',
    description: 'Wired it.',
    startYear: '2024',
    endYear: '2026',
    weeksPerYear: 30,
    hoursPerWeek: 8,
  };
  const history = ['a1', 'a2', 'a3'].map((itemId) => ({
    type: 'ActivityAdded' as const,
    data: { itemId, studentId: 's1', fields },
  }));
  const rank = (...itemIds: string[]) => ({ studentId: 's1', itemIds });

  it('are ordered with those that are not named last', () => {
    const ranking = rank('a1', 'a3');
    given(activities)(...history)
      .when('Rank', ranking)
      .yields({ type: 'ActivitiesRanked', data: ranking });
    given(activities)(...history)
      .when('Rank', rank('a1', 'of somebody else', 'a3', 'a1'))
      .yields({ type: 'ActivitiesRanked', data: ranking });
    given(activities)(...history)
      .when('Rank', rank('a3', 'a2', 'a1'))
      .yields();
    given(activities)(...history, { type: 'ActivitiesRanked', data: ranking })
      .when('Rank', rank('a1', 'a3', 'a2'))
      .yields();
  });
});

describe('tests', () => {
  const sat: TestScore = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 680, math: 710 } };
  const taken = { itemId: 't1', studentId: 's1', fields: sat };
  const added = { type: 'TestScoreAdded', data: taken } as const;
  const removed = { type: 'TestScoreRemoved', data: taken } as const;
  const again = { ...taken, itemId: 't2' };

  it('are rejected if the same test was taken on that date', () => {
    given(testScores)(added).when('Add', again).isRejected('same-test');
    const act = { ...again, fields: { ...sat, type: 'ACT' as const, scores: { english: 30 } } };
    given(testScores)(added).when('Add', act).yields({ type: 'TestScoreAdded', data: act });
  });

  it('free their date when they are removed', () => {
    given(testScores)(added, removed).when('Add', again).yields({ type: 'TestScoreAdded', data: again });
    given(testScores)(added, removed, { type: 'TestScoreAdded', data: again })
      .when('Restore', { itemId: 't1' })
      .isRejected('same-test');
  });
});
