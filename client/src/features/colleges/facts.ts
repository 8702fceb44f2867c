import type { CollegeResource, Deadlines, DeadlineKind } from 'contract/colleges';
import { DEADLINE_NAMES, deadlinesOf, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { placeOf } from '../../domain/colleges/savedStatus';
import { formatMoney, formatNumber, formatPercent } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';

export type College = CollegeResource['attributes'];

export interface Fact {
  readonly label: string;
  readonly value: (college: College) => string;
}

const UNKNOWN = 'Unknown';

const text =
  (read: (college: College) => string) =>
  (college: College): string =>
    read(college).trim() || UNKNOWN;

const figure =
  (read: (college: College) => number | null, format: (value: number) => string) =>
  (college: College): string => {
    const value = read(college);
    return value === null ? UNKNOWN : format(value);
  };

/** '620–710' */
const range =
  (low: (college: College) => number | null, high: (college: College) => number | null) =>
  (college: College): string => {
    const [from, to] = [low(college), high(college)];
    return from === null || to === null ? UNKNOWN : `${from}–${to}`;
  };

const deadline = (kind: DeadlineKind): Fact => ({
  label: DEADLINE_NAMES[kind],
  value: (college: Deadlines) => {
    const known = deadlinesOf(college).find((one) => one.kind === kind);
    if (!known) return UNKNOWN;
    return hasPassed(known) ? `${formatDate(known.date)} (passed)` : formatDate(known.date);
  },
});

export const FACTS: readonly Fact[] = [
  { label: 'Place', value: text(placeOf) },
  { label: 'Setting', value: text(({ geography }) => geography) },
  {
    label: 'Nearest cities',
    value: text(({ urbanCenter1, urbanCenter2 }) => [urbanCenter1, urbanCenter2].filter(Boolean).join(', ')),
  },
  { label: 'Airport', value: text(({ airport }) => airport) },
  { label: 'Control', value: ({ isPublic }) => (isPublic ? 'Public' : 'Private') },
  { label: 'Type', value: text(({ schoolType }) => schoolType) },
  { label: 'Undergraduates', value: figure(({ enrollment }) => enrollment, formatNumber) },
  { label: 'Students to faculty', value: text(({ facStu }) => facStu) },
  { label: 'Small classes', value: text(({ smallClass }) => smallClass) },
  { label: 'Athletics', value: text(({ division }) => division) },
  { label: 'Admission rate', value: figure(({ admissionRate }) => admissionRate, formatPercent) },
  {
    label: 'Return after the first year',
    value: figure(({ retentionRate }) => retentionRate, formatPercent),
  },
  { label: 'Graduation rate', value: figure(({ graduationRate }) => graduationRate, formatPercent) },
  { label: 'CEEB code', value: ({ ceebCode }) => (ceebCode.startsWith('U') ? UNKNOWN : ceebCode) },
];

export const COSTS: readonly Fact[] = [
  { label: 'Tuition, in state', value: figure(({ tuitionInState }) => tuitionInState, formatMoney) },
  {
    label: 'Tuition, out of state',
    value: figure(({ tuitionOutOfState }) => tuitionOutOfState, formatMoney),
  },
  { label: 'Cost of attendance', value: figure(({ costOfAttendance }) => costOfAttendance, formatMoney) },
  { label: 'Average net price', value: figure(({ netPrice }) => netPrice, formatMoney) },
];

export interface TestRange extends Fact {
  readonly test: 'SAT' | 'ACT';
  /** Of the test; none: the whole. */
  readonly section?: 'verbal' | 'math';
  readonly low: (college: College) => number | null;
  readonly high: (college: College) => number | null;
  readonly scale: readonly [number, number];
}

const testRange = (rest: Omit<TestRange, 'value'>): TestRange => ({
  ...rest,
  value: range(rest.low, rest.high),
});

/** Of the middle half of those admitted. */
export const TEST_RANGES: readonly TestRange[] = [
  testRange({
    label: 'SAT reading and writing',
    test: 'SAT',
    section: 'verbal',
    low: ({ satReading25 }) => satReading25,
    high: ({ satReading75 }) => satReading75,
    scale: [200, 800],
  }),
  testRange({
    label: 'SAT math',
    test: 'SAT',
    section: 'math',
    low: ({ satMath25 }) => satMath25,
    high: ({ satMath75 }) => satMath75,
    scale: [200, 800],
  }),
  testRange({
    label: 'ACT',
    test: 'ACT',
    low: ({ act25 }) => act25,
    high: ({ act75 }) => act75,
    scale: [1, 36],
  }),
];

const DEADLINE_KINDS = Object.keys(DEADLINE_NAMES) as DeadlineKind[];

export const DEADLINES: readonly Fact[] = DEADLINE_KINDS.map(deadline);

/** Those to come, those that have passed, and the unknown ones. */
export function deadlinesInTime(college: Deadlines): readonly Fact[] {
  const known = inTime(college).map(({ kind }) => kind);
  return [...known, ...DEADLINE_KINDS.filter((kind) => !known.includes(kind))].map(deadline);
}

/** Where the college's own pages are; whatever it says becomes an address of the web, or nothing. */
export function websiteOf({
  website,
}: College): { readonly href: string; readonly text: string } | undefined {
  if (!website?.trim()) return undefined;
  const bare = website.trim().replace(/^https?:\/\//i, '');
  return { href: `https://${bare}`, text: bare.replace(/\/$/, '') };
}
