import type { Resource } from './http';
import type { FieldName } from './en/rules';
import { line, maxLength, minLength, oneOf, required, wholeNumber, type FieldRules } from './rules';

export interface Numbers {
  readonly gpa: number;
  readonly gpaScale: number;
  readonly classRank: number;
  readonly classSize: number;
}

export const SCHOOL_TYPES = ['Public', 'Private', 'Charter', 'Homeschool', 'Other'] as const;
export type SchoolType = (typeof SCHOOL_TYPES)[number];

export interface HighSchool {
  readonly highSchoolName: string;
  readonly highSchoolSize: number | null;
  readonly highSchoolType: SchoolType;
}

export interface Majors {
  readonly major1: string;
  readonly major2: string;
  readonly major3: string;
}

export interface Favorites {
  readonly favorite1: string;
  readonly favorite2: string;
}

/** A field is null while the student has not filled it in. */
export type AboutResource = Resource<
  { readonly [Field in keyof (Numbers & HighSchool)]: (Numbers & HighSchool)[Field] | null } & {
    readonly orderedMajorChoices: Majors | null;
    readonly orderedFavorites: Favorites | null;
    readonly notes: string;
  }
>;

export interface AboutCalls {
  'GET /users/about': { answer: { readonly data: AboutResource } };
  /** The body has any of the groups. A group that is left out stays unchanged. */
  'POST /users/about': { answer: { readonly data: AboutResource } };
}

const between = (field: FieldName, min: number, max: number) => {
  const issue = { code: 'outOfRange', field, min, max } as const;
  return { ...required(field), min: { value: min, issue }, max: { value: max, issue } };
};

const count = (field: FieldName): FieldRules => wholeNumber(field, 1, 100_000);

export const aboutRules = {
  gpa: between('gpa', 0, 100),
  gpaScale: between('gpaScale', 1, 100),
  classRank: { ...required('classRank'), ...count('classRank') },
  classSize: { ...required('classSize'), ...count('classSize') },
  highSchoolName: {
    ...required('highSchool'),
    ...minLength('highSchool', 2),
    ...maxLength('highSchool', 100),
    oneLine: true,
  },
  highSchoolSize: count('highSchoolSize'),
  highSchoolType: {
    ...required('highSchoolType'),
    ...oneOf(SCHOOL_TYPES, { code: 'notASchoolType' }),
  },
  major: line('major', 60),
  favorite: line('favorite', 60),
  notes: { required: { code: 'noNotes' }, ...maxLength('notes', 255) },
} as const satisfies Record<string, FieldRules>;
