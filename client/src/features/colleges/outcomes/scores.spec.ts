import type { OutcomePoint } from 'contract/outcomes';
import { scoreOn, summaryOf } from './scores';

const point = (fields: Partial<OutcomePoint> = {}): OutcomePoint => ({
  ...{ decision: 'admitted', gpa: 3.5, sat: null, act: null, classes: null, round: null },
  ...fields,
});

describe('the score of a point', () => {
  it('is the better of both tests on either scale', () => {
    const both = point({ sat: 1340, act: 32 });
    expect(scoreOn('SAT', both)).toBe(1430);
    expect(scoreOn('ACT', both)).toBe(32);
    expect(scoreOn('ACT', point({ sat: 1400 }))).toBe(31);
  });

  it('is null for someone who applied without scores', () => {
    expect(scoreOn('SAT', point())).toBeNull();
    expect(scoreOn('ACT', point())).toBeNull();
  });
});

describe('the summary of points', () => {
  it('has the middle half for each decision', () => {
    const gpas = [3, 3.2, 3.4, 3.6, 3.8];
    const [admitted, waitlisted] = summaryOf(
      gpas.map((gpa) => point({ gpa, sat: 1000 + gpa * 100 })),
      'SAT',
    );
    expect(admitted).toMatchObject({ students: 5, gpa: [3.2, 3.6], score: [1320, 1360] });
    expect(waitlisted).toMatchObject({ students: 0, gpa: null, score: null });
  });
});
