import type { Resource } from './http';
import type { ImportAttributes } from './imports';
import { maxLength, type FieldRules } from './rules';

/** The columns of a roster file; a school may name them differently. */
export const ROSTER_COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'role',
  'grade',
  'counselor',
  'phone_number',
] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];
export const ROSTER_REQUIRED: readonly RosterColumn[] = ['first_name', 'last_name', 'email'];
export const ROSTER_MAX_BYTES = 5 * 1024 * 1024;

/** The roles that a file may contain; a row without a role is a student. */
export const ROSTER_ROLES = ['student', 'counselor', 'account_admin'] as const;

/** The position of each column in the header, counted from 0. */
export type RosterPlaces = Readonly<Partial<Record<RosterColumn, number>>>;

export interface RosterHeader {
  readonly headers: readonly string[];
  /** The cells of the first row. */
  readonly sample: readonly string[];
  readonly columns: RosterPlaces;
}

/** An import of people, each of whom gets an account and an invitation. Imports are listed newest first. */
export type RosterImportResource = Resource<
  ImportAttributes & {
    readonly school: string;
    /** Counts the people who can get an account, or got one. */
    readonly people: number;
    readonly unchanged: number;
    /** Counts the people to whom an invitation was mailed, and those who have signed in. */
    readonly mailed: number;
    readonly accepted: number;
    /** The result of undoing the import; `kept` counts people who stay, since they have signed in. */
    readonly undone: { readonly removed: number; readonly kept: number } | null;
    /** The first hundred people who stay after the import was undone, and when each of them first signed in. */
    readonly stayed: readonly { readonly id: string; readonly name: string; readonly acceptedAt: string }[];
  }
>;

export interface RosterCalls {
  'GET /roster-imports': { answer: { readonly data: readonly RosterImportResource[] } };
  /** The file has a header and example rows. */
  'GET /roster-imports/template.csv': { file: 'text/csv' };
  /** Only the header is read. */
  'POST /roster-imports/columns': { upload: 'file'; answer: { readonly data: RosterHeader } };
  'GET /roster-imports/{id}': { answer: { readonly data: RosterImportResource } };
  /** Reads the file and responds with what it would do. */
  'POST /roster-imports': {
    upload: 'file';
    answer: { readonly data: RosterImportResource };
    refuses: 404;
  };
  'POST /roster-imports/{id}/run': {
    answer: { readonly data: RosterImportResource };
  };
  /** Mails the invitations that have not been mailed yet. */
  'POST /roster-imports/{id}/mails': { answer: { readonly data: RosterImportResource } };
  /** Erases the accounts to which nobody has signed in. */
  'POST /roster-imports/{id}/undo': { answer: { readonly data: RosterImportResource } };
}

export const rosterRules = {
  columns: {
    ...maxLength('columns', 200),
    pattern: {
      value: new RegExp(
        String.raw`^(?:${ROSTER_COLUMNS.join('|')}):\d{1,3}(?:,(?:${ROSTER_COLUMNS.join('|')}):\d{1,3})*$`,
      ),
      issue: { code: 'notColumns' },
    },
  },
} as const satisfies Record<string, FieldRules>;

export const placesFrom = (columns: string): RosterPlaces =>
  Object.fromEntries(columns.split(',').map((one) => [one.split(':')[0]!, Number(one.split(':')[1])]));

export const columnsOf = (places: RosterPlaces): string =>
  Object.entries(places)
    .map(([column, place]) => `${column}:${place}`)
    .join(',');
