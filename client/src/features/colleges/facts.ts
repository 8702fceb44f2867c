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

type FieldOf<Value> = { [Name in keyof College]: College[Name] extends Value ? Name : never }[keyof College];
type Text = FieldOf<string>;
type Figure = FieldOf<number | null>;

const text = (label: string, name: Text): Fact => ({
  label,
  value: (college) => college[name].trim() || t.unknown,
});

const figure = (label: string, name: Figure, format: (value: number) => string): Fact => ({
  label,
  value: ({ [name]: value }) => (value === null ? t.unknown : format(value)),
});

const deadline = (kind: DeadlineKind): Fact => ({
  label: DEADLINE_NAMES[kind],
  value: (college: Deadlines) => {
    const known = deadlinesOf(college).find((one) => one.kind === kind);
    if (!known) return t.unknown;
    return hasPassed(known) ? t.passedOn(formatDate(known.date)) : formatDate(known.date);
  },
});

export const FACTS: readonly Fact[] = [
  { label: t.facts.place, value: (college) => placeOf(college) || t.unknown },
  text(t.facts.setting, 'geography'),
  {
    label: t.facts.nearestCities,
    value: ({ urbanCenter1, urbanCenter2 }) =>
      [urbanCenter1, urbanCenter2].filter(Boolean).join(', ').trim() || t.unknown,
  },
  text(t.facts.airport, 'airport'),
  { label: t.facts.control, value: ({ isPublic }) => (isPublic ? t.facts.public : t.facts.private) },
  text(t.facts.type, 'schoolType'),
  figure(t.facts.undergraduates, 'enrollment', formatNumber),
  text(t.facts.studentsToFaculty, 'facStu'),
  text(t.facts.smallClasses, 'smallClass'),
  text(t.facts.athletics, 'division'),
  figure(t.facts.admissionRate, 'admissionRate', formatPercent),
  figure(t.facts.retention, 'retentionRate', formatPercent),
  figure(t.facts.graduationRate, 'graduationRate', formatPercent),
  { label: t.facts.ceeb, value: ({ ceebCode }) => (ceebCode.startsWith('U') ? t.unknown : ceebCode) },
];

export const COSTS: readonly Fact[] = [
  figure(t.facts.tuitionInState, 'tuitionInState', formatMoney),
  figure(t.facts.tuitionOutOfState, 'tuitionOutOfState', formatMoney),
  figure(t.facts.costOfAttendance, 'costOfAttendance', formatMoney),
  figure(t.facts.netPrice, 'netPrice', formatMoney),
];

export interface TestRange extends Fact {
  readonly test: 'SAT' | 'ACT';
  /** Of the test; none: the whole. */
  readonly section?: 'verbal' | 'math';
  readonly low: Figure;
  readonly high: Figure;
  readonly scale: readonly [number, number];
}

/** '620–710' */
const testRange = (rest: Omit<TestRange, 'value'>): TestRange => ({
  ...rest,
  value: ({ [rest.low]: low, [rest.high]: high }) =>
    low === null || high === null ? t.unknown : t.range(low, high),
});

const SAT = { test: 'SAT', scale: [200, 800] } as const;

/** Of the middle half of those admitted. */
export const TEST_RANGES: readonly TestRange[] = [
  testRange({
    ...SAT,
    label: t.facts.satReading,
    section: 'verbal',
    low: 'satReading25',
    high: 'satReading75',
  }),
  testRange({ ...SAT, label: t.facts.satMath, section: 'math', low: 'satMath25', high: 'satMath75' }),
  testRange({ label: t.facts.act, test: 'ACT', low: 'act25', high: 'act75', scale: [1, 36] }),
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
