import { MOST_TESTS } from '../../../contract/profile';
import { given } from '../../kernel/testing';
import { testScores } from './test-scores.decider';

const sat = {
  testId: 't1',
  studentId: 's1',
  testType: 'SAT',
  dateTaken: '2026-03-14',
  scores: { verbal: 680, math: 710 },
} as const;
const added = { type: 'TestScoreAdded', data: sat } as const;
const removed = {
  type: 'TestScoreRemoved',
  data: { testId: 't1', studentId: 's1', testType: 'SAT', dateTaken: '2026-03-14' },
} as const;

describe('test scores', () => {
  it('are added once', () => given(testScores)().when('AddTestScore', sat).yields(added));

  it('are refused where the same test was taken on that date', () => {
    given(testScores)(added)
      .when('AddTestScore', { ...sat, testId: 't2' })
      .isRejected('same-test');
    const act = { ...sat, testId: 't2', testType: 'ACT', scores: { english: 30 } } as const;
    given(testScores)(added).when('AddTestScore', act).yields({ type: 'TestScoreAdded', data: act });
  });

  it('are a hundred at most', () => {
    const many = Array.from({ length: MOST_TESTS }, (_, day) => ({
      type: 'TestScoreAdded' as const,
      data: { ...sat, testId: `t${day + 1}`, dateTaken: `day ${day + 1}` },
    }));
    const another = { ...sat, testId: 'another' };
    given(testScores)(...many)
      .when('AddTestScore', another)
      .isRejected('most-tests');
    given(testScores)(...many.slice(1))
      .when('AddTestScore', another)
      .yields({ type: 'TestScoreAdded', data: another });
  });

  it('make room for that date once removed', () => {
    given(testScores)(added).when('RemoveTestScore', { testId: 't1' }).yields(removed);
    const again = { ...sat, testId: 't2' };
    given(testScores)(added, removed)
      .when('AddTestScore', again)
      .yields({ type: 'TestScoreAdded', data: again });
  });
});
