import { schoolTypes } from './en/colleges';
import type { CountedPage, Created, Resource } from './http';
import { date, line, required, text, wholeNumber, type FieldRules } from './rules';
import type { TestPolicy } from './test-policies';

export { collegeMessages } from './en/colleges';

/** The type in the reader's language, such as 'Public, large city'. What an admin wrote is not translated. */
export const schoolTypeText = (type: string): string =>
  type
    .split(', ')
    .map((part) => schoolTypes[part as keyof typeof schoolTypes] ?? part)
    .join(', ');

export const COLLEGE_STATUSES = ['review', 'published'] as const;
export type CollegeStatus = (typeof COLLEGE_STATUSES)[number];

/** Kinds of application deadline: early action, early decision one and two, regular decision. */
export const DEADLINE_KINDS = ['ea', 'ed1', 'ed2', 'reg'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** Calendar dates in New York, `YYYY-MM-DD`; null where the college has no such deadline or it is unknown. */
export interface Deadlines {
  readonly eaDeadline: string | null;
  readonly ed1Deadline: string | null;
  readonly ed2Deadline: string | null;
  readonly regDeadline: string | null;
}

/** The fields that an admin enters; an unknown one is an empty text. */
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
  /** The number of students for each member of the faculty, such as 12:1. */
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

/** Published figures. Null means unknown, never zero; money is in US dollars a year; rates are from 0 to 1. */
export interface CollegeFacts extends CollegeRequirements {
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
  /** The share of degrees in each field of study, by two-digit CIP code; fields without degrees are left out. */
  readonly degrees: Readonly<Record<string, number>> | null;
  readonly composition: Composition | null;
  /** The median ten years after students started. */
  readonly medianEarnings: number | null;
  readonly medianDebt: number | null;
  readonly fullTimeFaculty: number | null;
  readonly testPolicy: TestPolicy | null;
}

/** What a college asks applicants for. Null means unknown; the fee is in US dollars. */
export interface CollegeRequirements {
  /** The number of letters from teachers. */
  readonly teacherLetters: number | null;
  readonly counselorLetter: boolean | null;
  readonly schoolReport: boolean | null;
  readonly midYearReport: boolean | null;
  readonly finalReport: boolean | null;
  readonly transcript: boolean | null;
  readonly applicationFee: number | null;
}

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

export const noRequirements: CollegeRequirements = {
  teacherLetters: null,
  counselorLetter: null,
  schoolReport: null,
  midYearReport: null,
  finalReport: null,
  transcript: null,
  applicationFee: null,
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
  locale: null,
  isHbcu: null,
  isForWomen: null,
  degrees: null,
  composition: null,
  medianEarnings: null,
  medianDebt: null,
  fullTimeFaculty: null,
  testPolicy: null,
  ...noRequirements,
};

export const noDeadlines: Deadlines = {
  eaDeadline: null,
  ed1Deadline: null,
  ed2Deadline: null,
  regDeadline: null,
};

/** The `id` is the CEEB code, or `U` followed by the UNITID. */
export type CollegeListResource = Resource<{
  readonly name: string;
  readonly state: string;
  readonly location: string;
  readonly status: CollegeStatus;
  readonly ceeb_code: string;
}>;

export type CollegeResource = Resource<
  CollegeDescription &
    CollegeFacts &
    Deadlines & {
      readonly ceebCode: string;
      readonly status: CollegeStatus;
      /** The revision of the college's stream. */
      readonly version: number;
    }
>;

export type Chance = 'reach' | 'target' | 'likely' | 'unknown';

/** Rates of admission at which the rule of docs/chances.md decides. */
export const CHANCE_RATES = { alwaysReach: 0.15, atMostTarget: 0.3, likelyFrom: 0.85 } as const;

export interface ChanceLabel {
  readonly label: Chance;
  readonly because: string;
  readonly inputs: {
    readonly admissionRate: number | null;
    readonly test: 'SAT' | 'ACT' | null;
    readonly own: number | null;
    readonly low: number | null;
    readonly high: number | null;
  };
}

/** Lists 2 to 4 saved colleges in the order of the query. */
export type ComparedCollegeResource = Resource<
  CollegeResource['attributes'] & { readonly chance: ChanceLabel }
>;

export interface CollegeCalls {
  /** Sorts by the best match first. */
  'GET /colleges/search': {
    answer: { readonly data: readonly CollegeListResource[] };
  };
  'GET /colleges/all': { answer: CountedPage<CollegeListResource>; refuses: 404 };
  'GET /colleges/compare': {
    answer: { readonly data: readonly ComparedCollegeResource[] };
    refuses: 404;
  };
  'GET /colleges/{ceeb}': { answer: { readonly data: CollegeResource } };
  'GET /colleges/{ceeb}/logo.svg': { file: 'image/svg+xml' };
  'POST /colleges/college': { answer: Created };
  /** A field that is left out stays unchanged; an empty text clears one that is not required. */
  'PATCH /colleges/{ceeb}': { answer: void };
  'DELETE /colleges/{ceeb}': { answer: void };
  'POST /colleges/deadlines': { answer: Created; refuses: 404 };
  /** Dates are `YYYY-MM-DD`; a date that is left out stays unchanged, null clears it. */
  'PATCH /colleges/{ceeb}/deadlines': { answer: void };
  'DELETE /colleges/{ceeb}/deadlines': { answer: void };
}

const withoutRequired = ({ maxLength, oneLine }: FieldRules): FieldRules => ({ maxLength, oneLine });

export const MAX_TEACHER_LETTERS = 9;
export const MAX_APPLICATION_FEE = 500;

export const collegeRules = {
  ceebCode: {
    ...required('ceebCode'),
    pattern: { value: /^(\d{4}|\d{6}|U\d{6})$/, issue: { code: 'notACeebCode' } },
  },
  name: line('name', 120),
  about: text('about', 5000),
  state: line('state', 2),
  location: line('location', 120),
  geography: withoutRequired(line('geography', 120)),
  division: line('division', 60),
  urbanCenter: withoutRequired(line('urbanCenter', 120)),
  airport: withoutRequired(line('airport', 120)),
  schoolType: line('schoolType', 60),
  facStu: line('facStu', 20),
  smallClass: withoutRequired(line('smallClass', 60)),
  deadline: date('deadline'),
  teacherLetters: wholeNumber('teacherLetters', 0, MAX_TEACHER_LETTERS),
  applicationFee: wholeNumber('applicationFee', 0, MAX_APPLICATION_FEE),
} as const satisfies Record<string, FieldRules>;
