import { events, type Changes } from '../../../kernel/event';
import { CATALOGUE, CHOICE, ID, PERSON, sealedText, TIME } from '../../../kernel/personal';

type SavedStatus = 'interested' | 'applying' | 'applied';

export interface SavedCollegeRef {
  readonly recordId: string;
  readonly studentId: string;
  readonly ceebCode: string;
  readonly collegeName: string;
}

type Decision = 'deferred' | 'waitlisted' | 'admitted' | 'denied' | 'withdrawn';

/** Days are `YYYY-MM-DD`. */
export interface ApplicationFields {
  readonly plan: 'ed' | 'ed2' | 'ea' | 'rea' | 'regular' | 'rolling' | null;
  readonly deadline: string | null;
  readonly filedWith: 'common-app' | 'own-form' | 'other' | null;
  readonly submittedOn: string | null;
  readonly completeOn: string | null;
  readonly decision: Decision | null;
  readonly decidedOn: string | null;
  readonly scholarship: string;
  readonly condition: string;
  readonly isFinalChoice: boolean;
  /** The decisions that the present one replaced, the oldest first. */
  readonly earlierDecisions: readonly { readonly decision: Decision; readonly decidedOn: string }[];
}

export type SavedCollegeEvents = {
  /** Instants are ISO 8601 in UTC. */
  CollegeSaved: SavedCollegeRef & { status: SavedStatus; savedAt: string };
  SavedCollegeMoved: SavedCollegeRef & {
    status: { from: SavedStatus; to: SavedStatus };
    savedAt: { from: string; to: string };
  };
  CollegeUnsaved: SavedCollegeRef & { status: SavedStatus };
  /** The application begins and ends with the status of the saved college, which these changes leave alone. */
  ApplicationChanged: SavedCollegeRef & { changes: Changes<ApplicationFields> };
};

const ref = { recordId: ID, studentId: PERSON, ceebCode: CATALOGUE, collegeName: CATALOGUE };

export const savedCollegeEvents = events<SavedCollegeEvents>({
  CollegeSaved: {
    fields: { ...ref, status: CHOICE, savedAt: TIME },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      status: 'interested',
      savedAt: '2026-09-01T12:00:00.000Z',
    },
  },
  SavedCollegeMoved: {
    fields: { ...ref, status: CHOICE, savedAt: TIME },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      status: { from: 'interested', to: 'applying' },
      savedAt: { from: '2026-09-01T12:00:00.000Z', to: '2026-09-02T08:00:00.000Z' },
    },
  },
  CollegeUnsaved: {
    fields: { ...ref, status: CHOICE },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      status: 'applying',
    },
  },
  ApplicationChanged: {
    fields: {
      ...ref,
      changes: {
        plan: CHOICE,
        deadline: TIME,
        filedWith: CHOICE,
        submittedOn: TIME,
        completeOn: TIME,
        decision: CHOICE,
        decidedOn: TIME,
        scholarship: sealedText('studentId'),
        condition: sealedText('studentId'),
        isFinalChoice: CHOICE,
        earlierDecisions: CHOICE,
      },
    },
    sample: {
      recordId: 'r1',
      studentId: 's1',
      ceebCode: '3434',
      collegeName: 'Harbor College',
      changes: {
        plan: { from: null, to: 'ed' },
        deadline: { from: null, to: '2026-11-01' },
        filedWith: { from: null, to: 'common-app' },
        submittedOn: { from: null, to: '2026-10-28' },
        completeOn: { from: null, to: '2026-11-04' },
        decision: { from: 'deferred', to: 'admitted' },
        decidedOn: { from: '2026-12-15', to: '2027-03-20' },
        scholarship: { from: '', to: 'Harbor Merit, $12,000 a year' },
        condition: { from: '', to: 'Keep a GPA of 3.5' },
        isFinalChoice: { from: false, to: true },
        earlierDecisions: { from: [], to: [{ decision: 'deferred', decidedOn: '2026-12-15' }] },
      },
    },
  },
});
