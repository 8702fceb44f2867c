import type { FileEncoding, ImportIssue, ImportState } from '../../../contract/imports';
import { serverEvent, type ServerEvent, type ServerEventName } from '../../../contract/realtime';
import type { Accounts } from '../auth/session-user';
import type { View } from '../document-store/views';
import type { ImportDecider } from './import.decider';
import type { ImportSteps } from './imports.events';
import type { Language } from '../../../contract/languages';
import type { LocalizedMessage } from '../../kernel/sentences';
import { currentLanguage } from '../http/request-context';

export interface ImportDocument<Steps extends ImportSteps = ImportSteps> {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly encoding: FileEncoding;
  readonly state: ImportState;
  readonly rows: number;
  readonly details: Steps['checked'];
  readonly undone: Steps['undone'] | null;
  readonly faults: readonly ImportIssue[];
  readonly faultCount: number;
  readonly reason: string | null;
  readonly createdAt: string;
  /** Counts the accounts that the import opened. */
  readonly opened: number;
  readonly removed: number;
  readonly version: number;
}

export interface ImportKind {
  readonly decider: ImportDecider;
  readonly view: View<ImportDocument>;
  /** The event that reports the progress, from 0 to 1, to the people whom the import concerns. */
  readonly changed: (importId: string, version: number, data: { readonly progress: number }) => ServerEvent;
  readonly concerns: (accounts: Accounts, file: ImportDocument) => Promise<readonly string[]>;
}

const ownerAndAdmins: ImportKind['concerns'] = async (accounts, { ownerId }) => [
  ...new Set([ownerId, ...(await accounts.withRole('admin'))]),
];

/** Declares a kind of import, which by default concerns its owner and all admins. */
export const importKind = (
  decider: ImportDecider,
  view: ImportKind['view'],
  event: Extract<ServerEventName, `${string}import.changed`>,
  concerns = ownerAndAdmins,
): ImportKind => ({
  decider,
  view,
  changed: (id, version, data) => serverEvent(event, id, version, data),
  concerns,
});

export const importJobs = ({ decider: { name } }: Pick<ImportKind, 'decider'>) => ({
  run: `${name}-run`,
  undo: `${name}-undo`,
  endParked: `${name}-end-parked`,
});

/** Returns one id per start: `revision` belongs to the event that recorded the start. */
export const importJobId = (job: string, importId: string, revision: number) =>
  `${job}-${importId}-${revision}`;

export type RowIssue = Omit<ImportIssue, 'message'> & { readonly localized: LocalizedMessage };

/** Returns the issues as an import stores them, in the uploader's language. */
export const localizeIssues = (
  issues: readonly RowIssue[],
  language: Language = currentLanguage(),
): ImportIssue[] =>
  issues.map(({ line, severity, localized }) => ({ line, severity, message: localized.in(language) }));
