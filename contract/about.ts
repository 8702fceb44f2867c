import type { Resource } from './http';
import { lengths, required, text, type FieldRules } from './rules';

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

/** What `POST /users/about` takes: each group alone or together, and what is absent stays. */
export type AboutChange = Partial<Numbers & HighSchool> & {
  readonly orderedMajorChoices?: Majors;
  readonly orderedFavorites?: Favorites;
  readonly notes?: string;
};

/** `GET /users/about` and the answer of `POST /users/about` → `data`; null where nothing has been said yet. */
export type AboutResource = Resource<
  { readonly [Field in keyof (Numbers & HighSchool)]: (Numbers & HighSchool)[Field] | null } & {
    readonly orderedMajorChoices: Majors | null;
    readonly orderedFavorites: Favorites | null;
    readonly notes: string;
  }
>;

const number = (field: string, min: number, max: number): FieldRules => ({
  ...required(field),
  min: { value: min, message: `${field} must be between ${min} and ${max}` },
  max: { value: max, message: `${field} must be between ${min} and ${max}` },
});

const whole = (field: string, min: number, max: number): FieldRules => ({
  ...number(field, min, max),
  step: { value: 1, message: `${field} must be a whole number` },
});

export const aboutRules = {
  gpa: number('Gpa', 0, 100),
  gpaScale: number('Gpa scale', 1, 100),
  classRank: whole('Class rank', 1, 100_000),
  classSize: whole('Class size', 1, 100_000),
  highSchoolName: { ...required('High school'), ...lengths('High school', 2, 100) },
  highSchoolSize: { ...whole('High school size', 1, 100_000), required: undefined },
  highSchoolType: {
    ...required('High school type'),
    pattern: {
      value: new RegExp(`^(?:${SCHOOL_TYPES.join('|')})$`),
      message: 'High school type must be Public, Private, Charter, Homeschool or Other',
    },
  },
  major: text('Major', 60),
  favorite: text('Favorite', 60),
  notes: {
    required: 'Please enter some notes.',
    maxLength: { value: 255, message: 'Notes should have a maximum length of 255' },
  },
} as const satisfies Record<string, FieldRules>;

export const aboutMessages = {
  gpaAboveScale: 'Gpa must not be above its scale',
  rankBeyondSize: 'Class rank must not be beyond the class size',
} as const;
