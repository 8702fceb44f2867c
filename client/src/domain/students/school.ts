import { SCHOOL_TYPES, type SchoolType } from 'contract/about';
import { GRADES, PRONOUNS } from 'contract/profile';
import { t } from './en';

type Names = Readonly<Record<string, string>>;

export const gradeName = (grade: string): string => (t.grades as Names)[grade] ?? grade;

export const pronounName = (pronoun: string): string => t.pronouns[pronoun] ?? pronoun;

export const schoolTypeName = (type: SchoolType): string => t.schoolTypes[type];

const optionsOf = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: nameOf(value) }));

export const GRADE_OPTIONS = optionsOf(GRADES, gradeName);
export const PRONOUN_OPTIONS = optionsOf(PRONOUNS, pronounName);
export const SCHOOL_TYPE_OPTIONS = optionsOf(SCHOOL_TYPES, schoolTypeName);
