import { t } from './en';

export const SECTIONS = [
  'figures',
  'about',
  'colleges',
  'tests',
  'practice',
  'honors',
  'courses',
  'activities',
  'tasks',
] as const;

export type SnapshotSection = (typeof SECTIONS)[number];

export const sections = SECTIONS.map((key) => ({ key, header: t.sections[key] }));

/** What the reader of a printed snapshot does not need. */
const HIDDEN_FROM = {
  whole: ['practice'],
  parents: ['about', 'practice', 'honors', 'activities'],
  college: ['colleges', 'practice', 'tasks'],
} as const satisfies Record<string, readonly SnapshotSection[]>;

export type Audience = keyof typeof HIDDEN_FROM;

const AUDIENCES = Object.keys(HIDDEN_FROM) as Audience[];

export const audiences = AUDIENCES.map((value) => ({ value, text: t.audiences[value] }));

export const hiddenFrom = (audience: Audience): readonly string[] => HIDDEN_FROM[audience];

export const audienceOf = (hidden: readonly string[]): Audience | undefined =>
  AUDIENCES.find((audience) => [...hidden].sort().join() === [...HIDDEN_FROM[audience]].sort().join());
