import { given } from '../../../kernel/testing';
import { examSitting } from './exam-sitting.decider';

const [first, second] = [
  { entryId: 'ex1', studentId: 's1' },
  { entryId: 'ex2', studentId: 's1' },
];
const taken = { type: 'ExamSittingTaken', data: first } as const;
const released = { type: 'ExamSittingReleased', data: first } as const;

describe('the sitting of an exam', () => {
  it('is taken', () =>
    given(examSitting)()
      .when('Take', { ...first, after: -1 })
      .yields(taken));
  it('is kept for the entry that came first', () =>
    given(examSitting)(taken)
      .when('Take', { ...second, after: -1 })
      .yields());
  it('is released', () => given(examSitting)(taken).when('Release', first).yields(released));
  it('is not released for another entry', () => given(examSitting)(taken).when('Release', second).yields());
  it('goes back to its entry unless another one has it by now', () => {
    given(examSitting)(taken, released).when('TakeAgain', first).yields(taken);
    given(examSitting)({ ...taken, data: second })
      .when('TakeAgain', first)
      .isRejected('same-test');
  });
  it('is taken again once it is free', () =>
    given(examSitting)(taken, released)
      .when('Take', { ...second, after: -1 })
      .yields({ type: 'ExamSittingTaken', data: second }));
});
