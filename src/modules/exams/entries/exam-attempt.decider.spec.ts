import { given } from '../../../kernel/testing';
import { examAttempt } from './exam-attempt.decider';

const [first, second] = [
  { entryId: 'ex1', studentId: 's1' },
  { entryId: 'ex2', studentId: 's1' },
];
const taken = { type: 'ExamSittingTaken', data: first } as const;
const released = { type: 'ExamSittingReleased', data: first } as const;

describe('an exam attempt', () => {
  it('is reserved', () =>
    given(examAttempt)()
      .when('Take', { ...first, after: -1 })
      .yields(taken));
  it('stays reserved for the first entry', () =>
    given(examAttempt)(taken)
      .when('Take', { ...second, after: -1 })
      .yields());
  it('is released', () => given(examAttempt)(taken).when('Release', first).yields(released));
  it('is not released for another entry', () => given(examAttempt)(taken).when('Release', second).yields());
  it('is reserved again unless another entry has it', () => {
    given(examAttempt)(taken, released).when('TakeAgain', first).yields(taken);
    given(examAttempt)({ ...taken, data: second })
      .when('TakeAgain', first)
      .isRejected('same-test');
  });
  it('can be reserved by another entry after its release', () =>
    given(examAttempt)(taken, released)
      .when('Take', { ...second, after: -1 })
      .yields({ type: 'ExamSittingTaken', data: second }));
});
