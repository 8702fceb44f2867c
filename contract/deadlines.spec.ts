import { noDeadlines } from './colleges';
import { answerMonth, shortCollegeName } from './deadlines';

it.each([
  ['Northeastern University', 'Northeastern'],
  ['University of Connecticut', 'U of Connecticut'],
  ['The University of Texas at Austin', 'U of Texas at Austin'],
  ['Pennsylvania State University', 'Pennsylvania State'],
  ['Boston College', 'Boston College'],
  ['Washington University in St. Louis', 'Washington University in St. Louis'],
])('a college’s short name keeps what tells it apart: %s', (name, short) => {
  expect(shortCollegeName(name)).toBe(short);
});

describe('the month of a college’s answer', () => {
  const deadlines = {
    ...noDeadlines,
    eaDeadline: '2026-11-01',
    ed2Deadline: '2027-01-15',
    regDeadline: '2027-01-15',
  };

  it.each([
    ['that of the round the student met', '2026-10-20T12:00:00.000Z', '2026-11-26', '2026-12'],
    ['that of the same round some days later', '2026-11-05T12:00:00.000Z', '2026-11-26', '2026-12'],
    ['that of the next round after that', '2026-11-20T12:00:00.000Z', '2026-11-26', '2027-02'],
    ['unknown once every round has passed', '2027-03-01T12:00:00.000Z', '2027-03-02', null],
    ['not one that has passed', '2026-10-20T12:00:00.000Z', '2027-01-02', null],
  ])('is %s', (_case, appliedOn, today, month) => {
    expect(answerMonth(deadlines, appliedOn, today)).toBe(month);
  });

  it('is unknown without deadlines', () => {
    expect(answerMonth(noDeadlines, '2026-11-20', '2026-11-26')).toBeNull();
  });
});
