import type { CollegeResource, Deadlines, DeadlineKind } from 'contract/colleges';
import { DEADLINE_NAMES, deadlinesOf, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { placeOf } from '../../domain/colleges/savedStatus';
import { formatMoney, formatNumber, formatPercent } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import { t } from './en';

export type College = CollegeResource['attributes'];

export interface Fact {
  readonly label: string;
  readonly value: (college: College) => string;
}

const text =
  (read: (college: College) => string) =>
  (college: College): string =>
    read(college).trim() || t.unknown;

const figure =
  (read: (college: College) => number | null, format: (value: number) => string) =>
  (college: College): string => {
    const value = read(college);
    return value === null ? t.unknown : format(value);
  };

/** '620–710' */
const range =
  (low: (college: College) => number | null, high: (college: College) => number | null) =>
  (college: College): string => {
    const [from, to] = [low(college), high(college)];
    return from === null || to === null ? t.unknown : t.range(from, to);
  };

const deadline = (kind: DeadlineKind): Fact => ({
  label: DEADLINE_NAMES[kind],
  value: (college: Deadlines) => {
    const known = deadlinesOf(college).find((one) => one.kind === kind);
    if (!known) return t.unknown;
    return hasPassed(known) ? t.passedOn(formatDate(known.date)) : formatDate(known.date);
  },
});

export const FACTS: readonly Fact[] = [
  { label: t.facts.place, value: text(placeOf) },
  { label: t.facts.setting, value: text(({ geography }) => geography) },
  {
    label: t.facts.nearestCities,
    value: text(({ urbanCenter1, urbanCenter2 }) => [urbanCenter1, urbanCenter2].filter(Boolean).join(', ')),
  },
  { label: t.facts.airport, value: text(({ airport }) => airport) },
  { label: t.facts.control, value: ({ isPublic }) => (isPublic ? t.facts.public : t.facts.private) },
  { label: t.facts.type, value: text(({ schoolType }) => schoolType) },
  { label: t.facts.undergraduates, value: figure(({ enrollment }) => enrollment, formatNumber) },
  { label: t.facts.studentsToFaculty, value: text(({ facStu }) => facStu) },
  { label: t.facts.smallClasses, value: text(({ smallClass }) => smallClass) },
  { label: t.facts.athletics, value: text(({ division }) => division) },
  { label: t.facts.admissionRate, value: figure(({ admissionRate }) => admissionRate, formatPercent) },
  {
    label: t.facts.retention,
    value: figure(({ retentionRate }) => retentionRate, formatPercent),
  },
  { label: t.facts.graduationRate, value: figure(({ graduationRate }) => graduationRate, formatPercent) },
  { label: t.facts.ceeb, value: ({ ceebCode }) => (ceebCode.startsWith('U') ? t.unknown : ceebCode) },
];

export const COSTS: readonly Fact[] = [
  { label: t.facts.tuitionInState, value: figure(({ tuitionInState }) => tuitionInState, formatMoney) },
  {
    label: t.facts.tuitionOutOfState,
    value: figure(({ tuitionOutOfState }) => tuitionOutOfState, formatMoney),
  },
  { label: t.facts.costOfAttendance, value: figure(({ costOfAttendance }) => costOfAttendance, formatMoney) },
  { label: t.facts.netPrice, value: figure(({ netPrice }) => netPrice, formatMoney) },
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
    label: t.facts.satReading,
    test: 'SAT',
    section: 'verbal',
    low: ({ satReading25 }) => satReading25,
    high: ({ satReading75 }) => satReading75,
    scale: [200, 800],
  }),
  testRange({
    label: t.facts.satMath,
    test: 'SAT',
    section: 'math',
    low: ({ satMath25 }) => satMath25,
    high: ({ satMath75 }) => satMath75,
    scale: [200, 800],
  }),
  testRange({
    label: t.facts.act,
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
