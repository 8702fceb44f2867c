import { events, FOLLOWS, IMPORT_STEP, ON_NO_PAGE, ON_OPENING } from '../../kernel/event';
import { CATALOGUE, CHOICE, ID, PERSON, retained, sealedWhole, TIME } from '../../kernel/personal';

/** The GPA is out of 4, the tests are the best totals of the record. */
export interface ApplicantFacts {
  readonly gpa: number | null;
  readonly sat: number | null;
  readonly act: number | null;
  readonly major: string | null;
}

interface Applicant {
  /** That of the saved college with the application. */
  readonly recordId: string;
  readonly studentId: string;
  readonly ceebCode: string;
  /** The student's school. */
  readonly entityId: string;
  /** The year in which the student leaves school. */
  readonly classYear: number;
  /** `YYYY-MM-DD`. */
  readonly submittedOn: string;
}

export type OutcomeEvents = {
  /** The facts are those at the submission, and null once the student is erased. */
  ApplicantFactsTaken: Applicant & { readonly facts: ApplicantFacts | null };
  /** A past result without a name. */
  OutcomeImported: {
    readonly outcomeId: string;
    readonly importId: string;
    readonly entityId: string;
    readonly ceebCode: string;
    readonly classYear: number;
    readonly plan: 'ed' | 'ed2' | 'ea' | 'rea' | 'regular' | 'rolling' | null;
    readonly decision: 'admitted' | 'waitlisted' | 'denied';
    readonly gpa: number | null;
    readonly sat: number | null;
    readonly act: number | null;
  };
  ImportedOutcomeRemoved: { readonly outcomeId: string; readonly importId: string };
};

const NAMELESS = retained('It is of a past class and has neither a name nor the id of a person.');

export const outcomeEvents = events<OutcomeEvents>({
  ApplicantFactsTaken: {
    fields: {
      recordId: ID,
      studentId: PERSON,
      ceebCode: CATALOGUE,
      entityId: ID,
      classYear: TIME,
      submittedOn: TIME,
      facts: sealedWhole('studentId'),
    },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      entityId: 'e1',
      classYear: 2027,
      submittedOn: '2026-11-01',
      facts: { gpa: 3.7, sat: 1340, act: null, major: 'Biology' },
    },
    notPushed: ON_OPENING,
    notUndone: FOLLOWS,
  },
  OutcomeImported: {
    fields: {
      outcomeId: ID,
      importId: ID,
      entityId: ID,
      ceebCode: CATALOGUE,
      classYear: TIME,
      plan: CHOICE,
      decision: CHOICE,
      gpa: NAMELESS,
      sat: NAMELESS,
      act: NAMELESS,
    },
    sample: {
      outcomeId: 'o1',
      importId: 'i1',
      entityId: 'e1',
      ceebCode: '3434',
      classYear: 2025,
      plan: 'ed',
      decision: 'waitlisted',
      gpa: 3.5,
      sat: null,
      act: 29,
    },
    notPushed: ON_OPENING,
    notUndone: IMPORT_STEP,
  },
  ImportedOutcomeRemoved: {
    fields: { outcomeId: ID, importId: ID },
    sample: { outcomeId: 'o1', importId: 'i1' },
    notPushed: ON_NO_PAGE,
    notUndone: IMPORT_STEP,
  },
});
