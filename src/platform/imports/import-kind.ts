import type { ImportIssue, ImportState } from '../../../contract/imports';
import type { ServerEvent } from '../../../contract/realtime';
import type { Accounts } from '../auth/session-user';
import type { View } from '../document-store/views';
import type { ImportDecider, ImportEvents } from './import.decider';

export interface ImportDocument {
  readonly id: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly faults: readonly ImportIssue[];
  readonly faultCount: number;
  readonly reason: string | null;
  readonly createdAt: string;
  readonly version: number;
}

export interface ImportKind<
  Noun extends string,
  Events extends ImportEvents<Noun>,
  Document extends ImportDocument,
> {
  readonly noun: Noun;
  readonly decider: ImportDecider<Noun, Events>;
  readonly view: View<Document>;
  /** The event that reports the progress, from 0 to 1, to the people whom the import concerns. */
  readonly changed: (importId: string, version: number, data: { readonly progress: number }) => ServerEvent;
  readonly concerns: (accounts: Accounts, file: Document) => Promise<readonly string[]>;
}

interface Named {
  readonly decider: { readonly name: string };
}

export const importJobs = ({ decider: { name } }: Named) => ({
  run: `${name}-run`,
  undo: `${name}-undo`,
  endParked: `${name}-end-parked`,
});

/** Returns one id per start: `revision` belongs to the event that recorded the start. */
export const importJobId = (job: string, importId: string, revision: number) =>
  `${job}-${importId}-${revision}`;
