import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { AccountEvents } from '../../src/modules/identity/accounts/accounts.events';
import type { RosterImportEvents } from '../../src/modules/identity/rosters/roster-imports.events';
import { importedFiles, type ImportedFile } from '../imports';

export interface RosterImport extends ImportedFile {
  readonly entityId: string;
  readonly people: number;
  readonly unchanged: number;
  readonly send: boolean;
  readonly opened: number;
  readonly undone: { readonly removed: number; readonly kept: number } | null;
}

const files = importedFiles<'RosterImport', RosterImportEvents, RosterImport>({
  name: 'roster-imports',
  version: 2,
  noun: 'RosterImport',
  empty: { entityId: '', people: 0, unchanged: 0, send: false, opened: 0, undone: null },
  undone: ({ removed, kept }) => ({ undone: { removed, kept } }),
});

export const rosterImports = projection<
  RosterImport,
  RosterImportEvents & Pick<AccountEvents, 'AccountInvited'>
>({
  ...files,
  indexes: [...files.indexes, { entityId: 1, createdAt: -1 }],
  key: ({ data }) => data.importId ?? [],
  exported: retained('Of the staff who uploaded it; whom it invited is with the invitations.'),
  on: {
    ...files.on,
    AccountInvited: (file) => (file.createdAt === '' ? null : { ...file, opened: file.opened + 1 }),
  },
});
