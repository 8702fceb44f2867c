import { applicationAfterMove, noApplication, type Application } from '../../contract/applications';
import { applyChanges } from '../../src/kernel/event';
import { projection } from '../../src/kernel/projection';
import type { SavedCollegeEvents } from '../../src/modules/colleges/saved/saved-colleges.events';
import type { OutcomeEvents } from '../../src/modules/outcomes/outcomes.events';

/** What became of an application, with what the student applied with. It is a point once it has all of it. */
export interface Outcome extends Pick<Application, 'plan' | 'decision' | 'submittedOn'> {
  readonly id: string;
  /** Null for a past result, which has no name. */
  readonly studentId: string | null;
  readonly ceebCode: string;
  /** The school and the facts are unknown until the facts are taken. */
  readonly entityId: string | null;
  readonly classYear: number | null;
  readonly gpa: number | null;
  readonly sat: number | null;
  readonly act: number | null;
  readonly major: string | null;
  readonly importId: string | null;
  /** The instant of the decision, or of the import. */
  readonly since: string;
}

type Result = Pick<Outcome, 'plan' | 'decision' | 'submittedOn'>;

const resultOf = ({ plan, decision, submittedOn }: Result): Result => ({ plan, decision, submittedOn });

const decided = (before: Outcome, after: Result, time: string): Outcome => ({
  ...before,
  ...resultOf(after),
  since: after.decision === before.decision ? before.since : time,
});

const NO_FACTS = { entityId: null, classYear: null, gpa: null, sat: null, act: null, major: null } as const;

const moved = (
  outcome: Outcome,
  { studentId, ceebCode }: { studentId: string; ceebCode: string },
  status: 'interested' | 'applying' | 'applied',
  [savedAt, time]: readonly [string, string],
): Outcome | null => {
  const application = applicationAfterMove(status, savedAt, { ...noApplication, ...resultOf(outcome) });
  return application && { ...decided(outcome, application, time), studentId, ceebCode };
};

export const outcomes = projection<Outcome, SavedCollegeEvents & OutcomeEvents>({
  name: 'outcomes',
  contains: 'what became of applications and past results, with the facts at the submission',
  version: 1,
  indexes: [{ entityId: 1, ceebCode: 1 }, { importId: 1 }, { studentId: 1 }],
  key: ({ data }) => ('outcomeId' in data ? data.outcomeId : data.recordId),
  empty: (id) => ({
    ...{ id, studentId: null, ceebCode: '', ...NO_FACTS, importId: null },
    ...{ plan: null, decision: null, submittedOn: null, since: '' },
  }),
  erasure: { studentId: 'nothing' },
  exported: { sections: { outcomes: 'studentId' }, without: ['importId'] },
  on: {
    CollegeSaved: (outcome, { data, time }) => moved(outcome, data, data.status, [data.savedAt, time]),
    SavedCollegeMoved: (outcome, { data, time }) =>
      moved(outcome, data, data.status.to, [data.savedAt.to, time]),
    ApplicationChanged: (outcome, { data: { changes, studentId, ceebCode }, time }) => ({
      ...decided(outcome, applyChanges({ ...noApplication, ...resultOf(outcome) }, changes), time),
      ...{ studentId, ceebCode },
    }),
    CollegeUnsaved: () => null,
    ApplicantFactsTaken: (outcome, { data: { studentId, ceebCode, entityId, classYear, facts } }) =>
      // The college may have been removed before its facts were taken.
      outcome.studentId === null
        ? null
        : { ...outcome, ...(facts ?? NO_FACTS), studentId, ceebCode, entityId, classYear },
    OutcomeImported: (outcome, { data: { outcomeId: _, ...data }, time }) => ({
      ...outcome,
      ...data,
      since: time,
    }),
    ImportedOutcomeRemoved: () => null,
  },
});
