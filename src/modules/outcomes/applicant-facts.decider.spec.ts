import { given } from '../../kernel/testing';
import { applicantFacts } from './applicant-facts.decider';

const of = (submittedOn: string) =>
  ({
    ...{ recordId: 'r1', studentId: 's1', ceebCode: '3434', entityId: 'e1', classYear: 2027, submittedOn },
    facts: { gpa: 3.7, sat: 1340, act: null, major: 'Biology' },
  }) as const;
const taken = (submittedOn: string) => ({ type: 'ApplicantFactsTaken', data: of(submittedOn) }) as const;

describe('the facts of an applicant', () => {
  it('are taken once for a submission', () => {
    given(applicantFacts)()
      .when('Take', { ...of('2026-11-01'), again: true })
      .yields(taken('2026-11-01'));
    given(applicantFacts)(taken('2026-11-01'))
      .when('Take', { ...of('2026-11-01'), again: true })
      .yields();
  });

  it('are replaced by those of a later submission, not by a decision', () => {
    given(applicantFacts)(taken('2026-11-01'))
      .when('Take', { ...of('2026-12-20'), again: true })
      .yields(taken('2026-12-20'));
    given(applicantFacts)(taken('2026-11-01'))
      .when('Take', { ...of('2026-12-20'), again: false })
      .yields();
  });
});
