import type { SchoolType } from './about';
import type { FieldName } from './en/rules';
import type { Resource } from './http';
import { personRules } from './identity';
import { GRADE_YEARS, type GradeYear } from './record';
import type { Role } from './roles';
import { maxLength, oneOf, required, type FieldRules } from './rules';
import { STATES } from './us-states';

export const GRADES = GRADE_YEARS;
export type Grade = GradeYear;
export const DEFAULT_GRADE: Grade = '9th';

export const PRONOUNS = [
  ...['Other', 'They/them', 'She/her', 'He/him', 'It/it', 'Zie/Zim', 'Sie/sie', 'Ey/em', 'Ve/ver', 'Tey/ter'],
  ...['E/em', 'Ze/hir', 'Xe/xem', 'Hy/hym', 'Co/cos'],
] as const;

/** Fields that only students have; they are null while empty, and for everyone else. */
interface StudentFields {
  readonly pronoun: string | null;
  readonly gender: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip_code: string | null;
  readonly grade: Grade | null;
}

export type ProfileResource = Resource<
  StudentFields & {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    /** A new address, which takes effect when the user follows the link that was sent there. */
    readonly pending_email: string | null;
    readonly phone_number: string;
    readonly role: Role;
    /** Whether a student's grade was entered and is not the default. */
    readonly grade_told: boolean;
  },
  { readonly entities: { readonly data: readonly School[] } }
>;

export interface School {
  readonly id: string;
  readonly attributes: { readonly name: string; readonly type: SchoolType | null };
}

/** The fields that people other than students have, too. */
export const EVERYBODYS_FIELDS: readonly (keyof typeof profileRules)[] = [
  'first_name',
  'last_name',
  'email',
  'password',
];

export interface ProfileCalls {
  'GET /users/profile': { answer: { readonly data: ProfileResource }; refuses: 404 };
  /** A field that is left out stays unchanged; null or an empty text clears one that is not required. */
  'PATCH /users/profile': {
    answer: { readonly data: ProfileResource };
    refuses: 401 | 404;
  };
  /** Cancels a change of address that is not confirmed yet. */
  'DELETE /users/profile/email': { answer: void };
  /** Sets the language of the person's pages and mails. */
  'PUT /users/language': { answer: void };
  /** Confirms a new address. The header `x-email-token` has the token of the link. */
  'PATCH /auth/confirm-email': { answer: void; refuses: 401 | 403 };
  /** Restores the old address. The header `x-email-token` has the token of the link that was sent to it. */
  'PATCH /auth/keep-email': { answer: void; refuses: 403 };
}

const filled = (field: FieldName) => ({ required: { code: 'emptyField', field } }) as const;

export const profileRules = {
  first_name: personRules.firstName,
  last_name: personRules.lastName,
  email: personRules.email,
  password: personRules.password,
  phone_number: { phone: true, pattern: personRules.phoneNumber.pattern },
  pronoun: { ...filled('pronoun'), ...oneOf(PRONOUNS, { code: 'notAPronoun' }) },
  gender: { ...maxLength('gender', 30), oneLine: true },
  city: { pattern: { value: /^\p{L}[\p{L}\p{M} .'’-]{1,29}$/u, issue: { code: 'notACity' } } },
  state: oneOf(STATES, { code: 'notAState' }),
  zip_code: { pattern: { value: /^\d{5}(?:-\d{4})?$/, issue: { code: 'notAZipCode' } } },
  grade: { ...required('grade'), ...oneOf(GRADES, { code: 'notASchoolGrade' }) },
} as const satisfies Record<string, FieldRules>;
