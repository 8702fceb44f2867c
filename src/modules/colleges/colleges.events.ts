import { type Changes, events, IMPORT_STEP, ON_NO_PAGE } from '../../kernel/event';
import { CATALOGUE, CHOICE, ID } from '../../kernel/personal';
import { addedSample, editedSample } from './colleges.samples';

type CollegeStatus = 'review' | 'published';
type TestPolicy = 'required' | 'recommended' | 'considered' | 'neither';

export interface CollegeDescription {
  readonly name: string;
  readonly about: string;
  readonly state: string;
  readonly location: string;
  readonly geography: string;
  readonly division: string;
  readonly urbanCenter1: string;
  readonly urbanCenter2: string;
  readonly airport: string;
  readonly isPublic: boolean;
  readonly schoolType: string;
  readonly facStu: string;
  readonly smallClass: string;
}

export interface Composition {
  readonly white: number;
  readonly black: number;
  readonly hispanic: number;
  readonly asian: number;
  readonly nativeAmerican: number;
  readonly pacificIslander: number;
  readonly twoOrMore: number;
  readonly international: number;
  readonly unknown: number;
}

/** Null means unknown, never zero; contract/colleges.ts describes the fields and their units. */
export interface CollegeFacts {
  readonly unitId: string | null;
  readonly aliases: readonly string[];
  readonly zip: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly website: string | null;
  readonly enrollment: number | null;
  readonly admissionRate: number | null;
  readonly satReading25: number | null;
  readonly satReading75: number | null;
  readonly satMath25: number | null;
  readonly satMath75: number | null;
  readonly act25: number | null;
  readonly act75: number | null;
  readonly tuitionInState: number | null;
  readonly tuitionOutOfState: number | null;
  readonly costOfAttendance: number | null;
  readonly netPrice: number | null;
  readonly retentionRate: number | null;
  readonly graduationRate: number | null;
  readonly locale: string | null;
  readonly isHbcu: boolean | null;
  readonly isForWomen: boolean | null;
  readonly degrees: Readonly<Record<string, number>> | null;
  readonly composition: Composition | null;
  readonly medianEarnings: number | null;
  readonly medianDebt: number | null;
  readonly fullTimeFaculty: number | null;
  readonly testPolicy: TestPolicy | null;
  readonly teacherLetters: number | null;
  readonly counselorLetter: boolean | null;
  readonly schoolReport: boolean | null;
  readonly midYearReport: boolean | null;
  readonly finalReport: boolean | null;
  readonly transcript: boolean | null;
  readonly applicationFee: number | null;
}

/** A date is `YYYY-MM-DD`, or null. */
export interface Deadlines {
  readonly eaDeadline: string | null;
  readonly ed1Deadline: string | null;
  readonly ed2Deadline: string | null;
  readonly regDeadline: string | null;
}

export type CollegeFields = CollegeDescription & CollegeFacts & { readonly status: CollegeStatus };

/** What running an import would change, or has changed. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** `kept` counts colleges that were edited after the import added them. */
export interface UndoCounts {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export type CollegeEvents = {
  /** `importId` is null if a person added it. */
  CollegeAdded: {
    ceebCode: string;
    description: CollegeDescription;
    facts: CollegeFacts;
    status: CollegeStatus;
    importId: string | null;
  };
  /** `importId` is set if that import, or undoing it, changed the college. */
  CollegeEdited: {
    ceebCode: string;
    name: string;
    changes: Changes<CollegeFields>;
    importId: string | null;
    undo: boolean;
  };
  /** `importId` is set if undoing that import deleted the college. */
  CollegeDeleted: { ceebCode: string; name: string; importId: string | null };
  CollegeDeadlinesChanged: { ceebCode: string; name: string; changes: Changes<Deadlines> };
  /** `deadlines` are the previous ones. */
  CollegeDeadlinesReset: { ceebCode: string; name: string; deadlines: Deadlines };
};

export type UnitIdEvents = {
  /** `importId` is null if an admin adds the college. */
  UnitIdReserved: { unitId: string; ceebCode: string; importId: string | null };
};

export interface CollegeImportSteps {
  readonly checked: ImportCounts;
  readonly started: { readonly publish: boolean };
  readonly finished: ImportCounts;
  readonly undone: UndoCounts;
}

/** Facts that the first version of `CollegeAdded` lacked. */
export const UNKNOWN_AT_FIRST = {
  locale: null,
  isHbcu: null,
  isForWomen: null,
  degrees: null,
  composition: null,
  medianEarnings: null,
  medianDebt: null,
  fullTimeFaculty: null,
} as const satisfies Partial<CollegeFacts>;

/** Facts that the second version lacked as well. */
export const UNKNOWN_AT_SECOND = { testPolicy: null } as const satisfies Partial<CollegeFacts>;

/** Facts that the third version lacked as well: what a college asks applicants for. */
export const UNKNOWN_AT_THIRD = {
  teacherLetters: null,
  counselorLetter: null,
  schoolReport: null,
  midYearReport: null,
  finalReport: null,
  transcript: null,
  applicationFee: null,
} as const satisfies Partial<CollegeFacts>;

const withFacts =
  (facts: Partial<CollegeFacts>) =>
  (added: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
    ...added,
    facts: { ...(added.facts as object), ...facts },
  });

const sampleCollege = { ceebCode: '2001', name: 'Saint Example College' };

const college = { ceebCode: CATALOGUE, name: CATALOGUE };

export const collegeEvents = events<CollegeEvents & UnitIdEvents>({
  CollegeAdded: {
    fields: {
      ceebCode: CATALOGUE,
      description: CATALOGUE,
      facts: CATALOGUE,
      status: CATALOGUE,
      importId: ID,
    },
    sample: addedSample,
    upcasts: [withFacts(UNKNOWN_AT_FIRST), withFacts(UNKNOWN_AT_SECOND), withFacts(UNKNOWN_AT_THIRD)],
  },
  CollegeEdited: {
    fields: { ...college, changes: CATALOGUE, importId: ID, undo: CHOICE },
    sample: editedSample,
    // Later versions only allow more fields to change.
    upcasts: [(v1) => v1, (v2) => v2, (v3) => v3],
  },
  CollegeDeleted: { fields: { ...college, importId: ID }, sample: { ...sampleCollege, importId: null } },
  CollegeDeadlinesChanged: {
    fields: { ...college, changes: CATALOGUE },
    sample: {
      ...sampleCollege,
      changes: {
        eaDeadline: { from: null, to: '2026-11-01' },
        ed1Deadline: { from: '2026-11-15', to: null },
        ed2Deadline: { from: '2027-01-01', to: '2027-01-05' },
        regDeadline: { from: null, to: '2027-01-15' },
      },
    },
  },
  CollegeDeadlinesReset: {
    fields: { ...college, deadlines: CATALOGUE },
    sample: {
      ...sampleCollege,
      deadlines: {
        eaDeadline: '2026-11-01',
        ed1Deadline: null,
        ed2Deadline: null,
        regDeadline: '2027-01-15',
      },
    },
  },
  UnitIdReserved: {
    fields: { unitId: CATALOGUE, ceebCode: CATALOGUE, importId: ID },
    sample: { unitId: '100001', ceebCode: '2001', importId: 'i1' },
    notPushed: ON_NO_PAGE,
    notUndone: IMPORT_STEP,
  },
});
