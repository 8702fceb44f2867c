import { schoolTypeText, type CollegeResource, type Deadlines, type DeadlineKind } from 'contract/colleges';
import { DEADLINE_NAMES, deadlinesOf, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { placeOf } from '../../domain/colleges/savedStatus';
import { formatMoney, formatNumber, formatPercent } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import { t } from './en';
import { feeText, REQUESTED } from './requirements';

export type College = CollegeResource['attributes'];

export interface Fact {
  readonly label: string;
  readonly value: (college: College) => string | null;
  readonly missing: string;
  readonly best?: Best;
}

export interface Best {
  readonly of: (college: College) => number | null;
  readonly is: 'lowest' | 'highest';
}

export const shown = ({ value, missing }: Fact, college: College): string => value(college) ?? missing;

type FieldOf<Value> = { [Name in keyof College]: College[Name] extends Value ? Name : never }[keyof College];
type Text = FieldOf<string>;
type Figure = FieldOf<number | null>;

const described = (label: string, value: (college: College) => string): Fact => ({
  label,
  value: (college) => value(college).trim() || null,
  missing: t.notKnown,
});

const text = (label: string, name: Text): Fact => described(label, ({ [name]: value }) => value);

const figure = (label: string, name: Figure, format: (value: number) => string, is?: Best['is']): Fact => ({
  label,
  value: ({ [name]: value }) => (value === null ? null : format(value)),
  missing: t.notPublished,
  ...(is && { best: { of: ({ [name]: value }) => value, is } }),
});

const deadline = (kind: DeadlineKind): Fact => ({
  label: DEADLINE_NAMES[kind],
  value: (college: Deadlines) => {
    const known = deadlinesOf(college).find((one) => one.kind === kind);
    if (!known) return null;
    return hasPassed(known) ? t.passedOn(formatDate(known.date)) : formatDate(known.date);
  },
  missing: t.notPublished,
});

const studentsIn = ({ facStu }: College): number | null => {
  const students = Number.parseFloat(facStu);
  return Number.isNaN(students) ? null : students;
};

export const TEST_POLICY: Fact = {
  label: t.facts.testPolicy,
  value: ({ testPolicy }) => testPolicy && t.testPolicies[testPolicy],
  missing: t.notPublished,
};

export const FACTS: readonly Fact[] = [
  described(t.facts.place, placeOf),
  text(t.facts.setting, 'geography'),
  described(t.facts.nearestCities, ({ urbanCenter1, urbanCenter2 }) =>
    [urbanCenter1, urbanCenter2].filter(Boolean).join(', '),
  ),
  text(t.facts.airport, 'airport'),
  described(t.facts.control, ({ isPublic }) => (isPublic ? t.facts.public : t.facts.private)),
  described(t.facts.type, ({ schoolType }) => schoolTypeText(schoolType)),
  figure(t.facts.undergraduates, 'enrollment', formatNumber),
  { ...text(t.facts.studentsToFaculty, 'facStu'), best: { of: studentsIn, is: 'lowest' } },
  text(t.facts.smallClasses, 'smallClass'),
  text(t.facts.athletics, 'division'),
  figure(t.facts.admissionRate, 'admissionRate', formatPercent),
  TEST_POLICY,
  figure(t.facts.retention, 'retentionRate', formatPercent, 'highest'),
  figure(t.facts.graduationRate, 'graduationRate', formatPercent, 'highest'),
  described(t.facts.ceeb, ({ ceebCode }) => (ceebCode.startsWith('U') ? '' : ceebCode)),
];

const requirement = (name: (typeof REQUESTED)[number]): Fact => ({
  label: t.requirements.names[name],
  value: ({ [name]: value }) => (value === null ? null : value ? t.requirements.yes : t.requirements.no),
  missing: t.notKnown,
});

export const REQUIREMENTS: readonly Fact[] = [
  {
    label: t.requirements.names.teacherLetters,
    value: ({ teacherLetters }) => (teacherLetters === null ? null : t.requirements.letters(teacherLetters)),
    missing: t.notKnown,
  },
  ...REQUESTED.map(requirement),
  { ...TEST_POLICY, missing: t.notKnown },
  { ...figure(t.requirements.names.applicationFee, 'applicationFee', feeText), missing: t.notKnown },
];

export const COSTS: readonly Fact[] = [
  figure(t.facts.tuitionInState, 'tuitionInState', formatMoney, 'lowest'),
  figure(t.facts.tuitionOutOfState, 'tuitionOutOfState', formatMoney, 'lowest'),
  figure(t.facts.costOfAttendance, 'costOfAttendance', formatMoney, 'lowest'),
  figure(t.facts.netPrice, 'netPrice', formatMoney, 'lowest'),
];

export interface TestRange extends Fact {
  readonly test: 'SAT' | 'ACT';
  readonly section?: 'verbal' | 'math';
  readonly low: Figure;
  readonly high: Figure;
  readonly step: number;
}

const testRange = (rest: Omit<TestRange, 'value' | 'missing'>): TestRange => ({
  ...rest,
  value: ({ [rest.low]: low, [rest.high]: high }) =>
    low === null || high === null ? null : t.range(low, high),
  missing: t.notPublished,
});

export const STEPS = { SAT: 50, ACT: 2 } as const;
const SAT = { test: 'SAT', step: STEPS.SAT } as const;

/** Between `low` and `high` lie the scores of the middle half of admitted students. */
export const TEST_RANGES: readonly TestRange[] = [
  testRange({
    ...SAT,
    label: t.facts.satReading,
    section: 'verbal',
    low: 'satReading25',
    high: 'satReading75',
  }),
  testRange({ ...SAT, label: t.facts.satMath, section: 'math', low: 'satMath25', high: 'satMath75' }),
  testRange({ label: t.facts.act, test: 'ACT', low: 'act25', high: 'act75', step: STEPS.ACT }),
];

export function axisOf(
  { low, high, step }: TestRange,
  colleges: readonly College[],
  own: number | null,
): readonly [from: number, to: number] | undefined {
  const figures = colleges.flatMap(({ [low]: from, [high]: to }) =>
    from === null || to === null ? [] : [from, to],
  );
  if (figures.length === 0) return undefined;
  return axisAround(own === null ? figures : [...figures, own], step);
}

/** Returns the steps around the figures, so that a bar shows only the part of a scale in which they differ. */
export function axisAround(figures: readonly number[], step: number): readonly [from: number, to: number] {
  const from = Math.floor(Math.min(...figures) / step) * step;
  const to = Math.ceil(Math.max(...figures) / step) * step;
  return [from, Math.max(to, from + step)];
}

const DEADLINE_KINDS = Object.keys(DEADLINE_NAMES) as DeadlineKind[];

export const DEADLINES: readonly Fact[] = DEADLINE_KINDS.map(deadline);

export function deadlinesInTime(college: Deadlines): readonly Fact[] {
  const known = inTime(college).map(({ kind }) => kind);
  return [...known, ...DEADLINE_KINDS.filter((kind) => !known.includes(kind))].map(deadline);
}

/** Imported websites may be any text, so the address is always https; undefined for blank text. */
export function websiteOf({
  website,
}: College): { readonly href: string; readonly text: string } | undefined {
  if (!website?.trim()) return undefined;
  const bare = website.trim().replace(/^https?:\/\//i, '');
  return { href: `https://${bare}`, text: bare.replace(/\/$/, '') };
}
