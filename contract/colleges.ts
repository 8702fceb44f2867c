import type { Resource } from './http';
import { date, text, type FieldRules } from './rules';

export const COLLEGE_STATUSES = ['review', 'published'] as const;
export type CollegeStatus = (typeof COLLEGE_STATUSES)[number];

/** Kinds of application deadline: early action, early decision one and two, regular decision. */
export const DEADLINE_KINDS = ['ea', 'ed1', 'ed2', 'reg'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** `YYYY-MM-DD`, a calendar date in New York; null where the college has none or it is unknown. */
export interface Deadlines {
  readonly eaDeadline: string | null;
  readonly ed1Deadline: string | null;
  readonly ed2Deadline: string | null;
  readonly regDeadline: string | null;
}

/** What an admin types; empty text where unknown. */
export interface CollegeDescription {
  readonly name: string;
  readonly about: string;
  /** Two-letter code of a US state, DC or a territory. */
  readonly state: string;
  /** City, or what stands for it. */
  readonly location: string;
  readonly geography: string;
  /** Of athletics, as NCAA D1. */
  readonly division: string;
  readonly urbanCenter1: string;
  readonly urbanCenter2: string;
  readonly airport: string;
  readonly isPublic: boolean;
  readonly schoolType: string;
  /** Students for each member of the faculty, as 12:1. */
  readonly facStu: string;
  /** Share of small classes, in the college's own words. */
  readonly smallClass: string;
}

/** Published figures; null is unknown, never zero. Money is US dollars a year, rates go from 0 to 1. */
export interface CollegeFacts {
  /** Of IPEDS. */
  readonly unitId: string | null;
  /** Other names and abbreviations that people search for. */
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
}

/** Where nothing is known yet. */
export const noDescription: CollegeDescription = {
  name: '',
  about: '',
  state: '',
  location: '',
  geography: '',
  division: '',
  urbanCenter1: '',
  urbanCenter2: '',
  airport: '',
  isPublic: true,
  schoolType: '',
  facStu: '',
  smallClass: '',
};

export const noFacts: CollegeFacts = {
  unitId: null,
  aliases: [],
  zip: null,
  latitude: null,
  longitude: null,
  website: null,
  enrollment: null,
  admissionRate: null,
  satReading25: null,
  satReading75: null,
  satMath25: null,
  satMath75: null,
  act25: null,
  act75: null,
  tuitionInState: null,
  tuitionOutOfState: null,
  costOfAttendance: null,
  netPrice: null,
  retentionRate: null,
  graduationRate: null,
};

export const noDeadlines: Deadlines = {
  eaDeadline: null,
  ed1Deadline: null,
  ed2Deadline: null,
  regDeadline: null,
};

/** `GET /colleges/search`, `GET /colleges/all` → `data[]`. `id` is the CEEB code, or `U` and the UNITID. */
export type CollegeListResource = Resource<{
  readonly name: string;
  readonly state: string;
  readonly location: string;
  readonly status: CollegeStatus;
  readonly ceeb_code: string;
}>;

/** `GET /colleges/{ceeb}` → `data`. */
export type CollegeResource = Resource<
  CollegeDescription &
    CollegeFacts &
    Deadlines & {
      readonly ceebCode: string;
      readonly status: CollegeStatus;
      /** Revision of the college's stream. */
      readonly version: number;
    }
>;

export type Chance = 'reach' | 'target' | 'likely' | 'unknown';

/** Rates of admission at which the published rule decides, see docs/chances.md. */
export const CHANCE_RATES = { alwaysReach: 0.15, atMostTarget: 0.3, likelyFrom: 0.85 } as const;

/** How a label came about: the published rule is in words, the inputs are what it was applied to. */
export interface ChanceLabel {
  readonly label: Chance;
  readonly because: string;
  readonly inputs: {
    readonly admissionRate: number | null;
    /** The test that was compared, and both sides of it. */
    readonly test: 'SAT' | 'ACT' | null;
    readonly own: number | null;
    readonly low: number | null;
    readonly high: number | null;
  };
}

/** `GET /colleges/compare?ceeb=…,…` → `data[]`, in the order asked for; 2 to 4 saved colleges. */
export type ComparedCollegeResource = Resource<
  CollegeResource['attributes'] & { readonly chance: ChanceLabel }
>;

export const collegeMessages = {
  added: 'College Added.',
  removed: 'College removed from saved list',
  removeFailed: 'Error removing college',
  noResults: 'No Results Found',
  noneSaved: 'No Saved Colleges.',
  loading: 'Loading...',
  loadFailed: 'Error loading colleges',
  noneFound: 'No colleges found',
  adminAdded: 'College Added',
  adminUpdated: 'College Data Updated',
  deadlinesAdded: 'Deadlines Added',
  deadlinesUpdated: 'Deadlines Updated',
} as const;

const optional = ({ maxLength }: FieldRules): FieldRules => ({ maxLength });

export const collegeRules = {
  ceebCode: {
    required: 'Ceeb code is a required field',
    pattern: { value: /^(\d{4}|\d{6}|U\d{6})$/, message: 'Ceeb code needs to be four or six digits' },
  },
  name: text('Name', 120),
  about: text('About', 5000),
  state: text('State', 2),
  location: text('Location', 120),
  geography: optional(text('Geography', 120)),
  division: text('Division', 60),
  urbanCenter: optional(text('Urban center', 120)),
  airport: optional(text('Airport', 120)),
  schoolType: text('School type', 60),
  facStu: text('Fac/Stu', 20),
  smallClass: optional(text('Small class', 60)),
  deadline: date('A deadline'),
} as const satisfies Record<string, FieldRules>;
