import type { ImportFault, ImportState } from '../../../contract/imports';
import type { ServerEvent } from '../../../contract/realtime';
import type { Accounts } from '../auth/session-user';
import type { View } from '../document-store/views';
import type { ImportDecider, ImportEvents } from './import.decider';

/** What every view of imports shows. */
export interface ImportDocument {
  readonly id: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly faults: readonly ImportFault[];
  /** Why it failed. */
  readonly reason: string | null;
  readonly createdAt: string;
  /** Revision of the import's stream. */
  readonly version: number;
}

/** What distinguishes the imports of one kind of thing from those of others. */
export interface ImportKind<
  Noun extends string,
  Events extends ImportEvents<Noun>,
  Document extends ImportDocument,
> {
  readonly noun: Noun;
  readonly decider: ImportDecider<Noun, Events>;
  readonly view: View<Document>;
  /** Told to those who look after it, from 0 to 1. */
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

/** One id per start: `revision` is that of the event that recorded it. */
export const importJobId = (job: string, importId: string, revision: number) =>
  `${job}-${importId}-${revision}`;
