import type { SchoolType } from './about';
import type { FieldName } from './en/rules';
import type { Resource } from './http';
import type { Language } from './languages';
import { personRules } from './identity';
import { GRADE_YEARS, type GradeYear } from './record';
import type { Role } from './roles';
import { maxLength, oneOf, required, type FieldRules } from './rules';
import { STATES } from './us-states';

export const GRADES = GRADE_YEARS;
export type Grade = GradeYear;
/** Of a student who has not said it yet. */
export const DEFAULT_GRADE: Grade = '9th';

export const PRONOUNS = [
  ...['Other', 'They/them', 'She/her', 'He/him', 'It/it', 'Zie/Zim', 'Sie/sie', 'Ey/em', 'Ve/ver', 'Tey/ter'],
  ...['E/em', 'Ze/hir', 'Xe/xem', 'Hy/hym', 'Co/cos'],
] as const;

/** What a student alone says; null where that is nothing, as of all others. */
interface StudentFields {
  readonly pronoun: string | null;
  readonly gender: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip_code: string | null;
  readonly grade: Grade | null;
}

/** `GET /users/profile` and the answer of `PATCH /users/profile` → `data`. */
export type ProfileResource = Resource<
  StudentFields & {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    /** Where the link was sent that makes it the address. */
    readonly pending_email: string | null;
    readonly phone_number: string;
    readonly role: Role;
    /** Of a student: whether the grade is more than the default. */
    readonly grade_told: boolean;
  },
  { readonly entities: { readonly data: readonly School[] } }
>;

/** What an entity says of the high school that it is. */
export interface School {
  readonly id: string;
  readonly attributes: { readonly name: string; readonly type: SchoolType | null };
}

/** What is absent stays; null or an empty text takes back what need not be said. */
export interface ProfileChange {
  readonly first_name?: string;
  readonly last_name?: string;
  /** Holds once the link is followed that is sent there. */
  readonly email?: string;
  /** For another address, where the account has a password. */
  readonly password?: string;
  readonly phone_number?: string | null;
  readonly pronoun?: string;
  readonly gender?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip_code?: string | null;
  readonly grade?: Grade;
}

/** What others than students say of themselves. */
export const EVERYBODYS_FIELDS: readonly (keyof ProfileChange)[] = [
  'first_name',
  'last_name',
  'email',
  'password',
];

export interface ProfileCalls {
  'GET /users/profile': { answer: { readonly data: ProfileResource }; refuses: 404 };
  'PATCH /users/profile': {
    body: ProfileChange;
    answer: { readonly data: ProfileResource };
    refuses: 401 | 404;
  };
  /** Takes back the change of address that waits for its link. */
  'DELETE /users/profile/email': { answer: void };
  /** For what is shown and mailed to the person. */
  'PUT /users/language': { body: { readonly language: Language }; answer: void };
  /** By the token of the link, in the header `x-email-token`. */
  'PATCH /auth/confirm-email': { answer: void; refuses: 401 | 403 };
  /** By the token of the link to the address that stood, in the same header. */
  'PATCH /auth/keep-email': { answer: void; refuses: 403 };
}

const filled = (field: FieldName) => ({ required: { code: 'emptyField', field } }) as const;

export const profileRules = {
  first_name: personRules.firstName,
  last_name: personRules.lastName,
  email: personRules.email,
  password: personRules.password,
  phone_number: { pattern: personRules.phoneNumber.pattern },
  pronoun: { ...filled('pronoun'), ...oneOf(PRONOUNS, { code: 'notAPronoun' }) },
  gender: { ...maxLength('gender', 30), oneLine: true },
  city: { pattern: { value: /^\p{L}[\p{L}\p{M} .'’-]{1,29}$/u, fault: { code: 'notACity' } } },
  state: oneOf(STATES, { code: 'notAState' }),
  zip_code: { pattern: { value: /^\d{5}(?:-\d{4})?$/, fault: { code: 'notAZipCode' } } },
  grade: { ...required('grade'), ...oneOf(GRADES, { code: 'notASchoolGrade' }) },
} as const satisfies Record<keyof ProfileChange, FieldRules>;
