import type { Resource } from './http';
import type { FileEncoding, ImportFault, ImportState } from './imports';
import { maxLength, type FieldRules } from './rules';

/** Columns of a file of people; a school may call them otherwise. */
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

/** Whom a file may name; without a role it is a student. */
export const ROSTER_ROLES = ['student', 'counselor', 'account_admin'] as const;

/** By column, its place in the header, counted from 0. */
export type RosterPlaces = Readonly<Partial<Record<RosterColumn, number>>>;

/** `POST /roster-imports/columns` → `data`: the header, and which of it is known. */
export interface RosterHeader {
  readonly headers: readonly string[];
  readonly columns: RosterPlaces;
}

/** `GET /roster-imports` → `data[]`, newest first: a file of people, each of whom gets an account and an invitation. */
export type RosterImportResource = Resource<{
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  /** From 0 to 1, while it runs. */
  readonly progress: number;
  readonly rows: number;
  /** The name of the entity. */
  readonly school: string;
  /** Who can get an account, or got one. */
  readonly people: number;
  /** Who has had one here before, and keeps it as it is. */
  readonly unchanged: number;
  /** Of these people, to how many an invitation was mailed, and how many have signed in. */
  readonly mailed: number;
  readonly accepted: number;
  readonly createdAt: string;
  /** The first hundred. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** Why it failed. */
  readonly reason: string | null;
  /** What taking it back did; `kept` have signed in. */
  readonly undone: { readonly removed: number; readonly kept: number } | null;
  /** Who stays after it was taken back, and since when that person has signed in: the first hundred. */
  readonly stayed: readonly { readonly id: string; readonly name: string; readonly acceptedAt: string }[];
}>;

export interface RosterCalls {
  'GET /roster-imports': { answer: { readonly data: readonly RosterImportResource[] } };
  /** A header and example rows. */
  'GET /roster-imports/template.csv': { file: 'text/csv' };
  /** Reads the header alone. */
  'POST /roster-imports/columns': { upload: 'file'; answer: { readonly data: RosterHeader } };
  'GET /roster-imports/{id}': { answer: { readonly data: RosterImportResource } };
  /** Reads the file and says what it would do. */
  'POST /roster-imports': {
    query: {
      /** By default the only one that the caller belongs to. */
      readonly entity_id?: string;
      /** Where the header does not say it: `email:3,first_name:0`. */
      readonly columns?: string;
    };
    upload: 'file';
    answer: { readonly data: RosterImportResource };
    refuses: 404;
  };
  'POST /roster-imports/{id}/run': {
    /** Whether the invitations are mailed at once. */
    body: { readonly send: boolean };
    answer: { readonly data: RosterImportResource };
  };
  /** Mails the invitations that were not mailed yet. */
  'POST /roster-imports/{id}/mails': { answer: { readonly data: RosterImportResource } };
  /** Erases the accounts that nobody has signed in to. */
  'POST /roster-imports/{id}/undo': { answer: { readonly data: RosterImportResource } };
}

export const rosterRules = {
  columns: {
    ...maxLength('columns', 200),
    pattern: {
      value: new RegExp(
        String.raw`^(?:${ROSTER_COLUMNS.join('|')}):\d{1,3}(?:,(?:${ROSTER_COLUMNS.join('|')}):\d{1,3})*$`,
      ),
      fault: { code: 'notColumns' },
    },
  },
} as const satisfies Record<string, FieldRules>;

export const placesFrom = (columns: string): RosterPlaces =>
  Object.fromEntries(columns.split(',').map((one) => [one.split(':')[0]!, Number(one.split(':')[1])]));

export const columnsOf = (places: RosterPlaces): string =>
  Object.entries(places)
    .map(([column, place]) => `${column}:${place}`)
    .join(',');
