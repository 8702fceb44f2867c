import { dueDateFrom } from './college-tasks';

const none = { eaDeadline: null, ed1Deadline: null, ed2Deadline: null, regDeadline: null };
const deadlines = { ...none, eaDeadline: '2026-11-01', ed2Deadline: '2027-01-02', regDeadline: '2027-01-01' };

describe('the due date derived from deadlines', () => {
  it.each([
    ['2026-09-01', '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2026-11-02', '2027-01-01'],
    ['2027-01-02', '2027-01-02'],
    ['2027-01-03', '2027-01-02'],
  ])('on %s is %s', (today, due) => expect(dueDateFrom(deadlines, today)).toBe(due));

  it('is null without deadlines', () => expect(dueDateFrom(none, '2026-09-01')).toBeNull());
});
