import { date, type FieldRules } from './rules';
import type { Page, Resource } from './resources';

export const COLLEGE_STATUSES = ['review', 'published'] as const;
export type CollegeStatus = (typeof COLLEGE_STATUSES)[number];

export const SAVED_STATUSES = ['interested', 'applying', 'applied'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

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

/** `GET /users/saved-colleges` → `data[]`, last saved first. `id` and `record_id` are the saved record's. */
export type SavedCollegeResource = Resource<
  Deadlines & {
    readonly record_id: string;
    readonly ceeb_code: string;
    readonly name: string;
    readonly state: string;
    readonly location: string;
    readonly status: SavedStatus;
    readonly savedAt: string;
    /** Revision of the saved record's stream. */
    readonly version: number;
  }
>;

/** `total` counts each status over all pages. */
export type SavedCollegesPage = Page<SavedCollegeResource> & {
  readonly total: Readonly<Record<SavedStatus, number>>;
};

export const CHANCES = ['reach', 'target', 'likely', 'unknown'] as const;
export type Chance = (typeof CHANCES)[number];

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

/** `GET /users/test` → `data[]`: a test in the profile, newest first. */
export type TestScoreResource = Resource<{
  readonly type: TestType;
  /** `YYYY-MM-DD`. */
  readonly dateTaken: string;
  readonly scores: Readonly<Record<string, number>>;
}>;

/** In the profile of one student. */
export const MOST_TESTS = 100;

export const TEST_TYPES = ['PSAT', 'SAT', 'ACT', 'TOEFL'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** Sections of each test, and the scores that they can have. */
export const TEST_SECTIONS = {
  PSAT: { sections: ['verbal', 'math'], min: 160, max: 760, step: 10 },
  SAT: { sections: ['verbal', 'math'], min: 200, max: 800, step: 10 },
  ACT: { sections: ['english', 'math', 'reading', 'science'], min: 1, max: 36, step: 1 },
  TOEFL: { sections: ['reading', 'writing', 'speaking', 'listening'], min: 1, max: 30, step: 1 },
} as const satisfies Record<
  TestType,
  { sections: readonly string[]; min: number; max: number; step: number }
>;

const titled = (section: string) => `${section.charAt(0).toUpperCase()}${section.slice(1)}`;

/** What is wrong with the score of a section, or undefined. */
export function scoreFault(type: TestType, section: string, score: unknown): string | undefined {
  const { min, max, step } = TEST_SECTIONS[type];
  const field = titled(section);
  if (score === undefined || score === null || score === '') return `${field} is a required field`;
  const number = typeof score === 'number' || typeof score === 'string' ? Number(score) : NaN;
  if (!(number >= min && number <= max)) return `${field} must be between ${min} and ${max}`;
  if (number % step === 0) return undefined;
  return step === 1 ? `${field} must be a whole number` : `${field} must be a multiple of ${step}`;
}

/** The one figure that a test is known by: the mean of the ACT's sections rounded half up, otherwise their sum. */
export function compositeOf(type: TestType, scores: TestScoreResource['attributes']['scores']): number {
  const { sections } = TEST_SECTIONS[type];
  const sum = sections.reduce((total, section) => total + (scores[section] ?? 0), 0);
  return type === 'ACT' ? Math.round(sum / sections.length) : sum;
}

/** `GET /users/calendar-feed` → `data`; null where none is switched on. */
export interface CalendarFeed {
  /** Secret: whoever has the address reads the due dates. */
  readonly url: string;
  readonly since: string;
}

/** How the letters of a file were told from its bytes. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** `GET /colleges/imports` → `data[]`, newest first. */
export type CollegeImportResource = Resource<{
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
  /** From 0 to 1, of what runs. */
  readonly progress: number;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly createdAt: string;
  /** The first hundred. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** What taking it back did; `kept` were edited by hand since. */
  readonly undone: { readonly deleted: number; readonly restored: number; readonly kept: number } | null;
  /** Why it failed. */
  readonly reason: string | null;
}>;

/** A row that is left out (`error`), or taken with a reservation (`warning`). */
export interface ImportFault {
  /** In the file, the header being line 1. */
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The file of an import, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

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
  testDateTooLate: 'The date must be before today',
  importTooLarge: 'The file is larger than 20 MB.',
  importNoFile: 'Choose a CSV file.',
  sameTest: 'You can not have the same test on the same date.',
  mostTests: `You can have ${MOST_TESTS} tests at most. Remove one first.`,
} as const;

const text = (field: string, max: number): FieldRules => ({
  required: `${field} is a required field`,
  maxLength: { value: max, message: `${field} should have a maximum length of ${max}` },
});
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

export const testRules = {
  dateTaken: { required: 'Date taken is a required field', ...date('Date taken', '2026-03-14') },
} as const satisfies Record<string, FieldRules>;

/** The states, DC and the territories. */
export const US_STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  VI: 'U.S. Virgin Islands',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const satisfies Record<string, string>;
