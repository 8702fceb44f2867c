import { serverEvent } from '../../../../contract/realtime';
import { rosterImports, type RosterImport } from '../../../../projections/identity/roster-imports';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { rosterImport } from './roster-import.decider';
import type { RosterImportEvents } from './roster-imports.events';

export const rosterImportKind: ImportKind<'RosterImport', RosterImportEvents, RosterImport> = {
  noun: 'RosterImport',
  decider: rosterImport,
  view: rosterImports,
  changed: (id, version, data) => serverEvent('roster-import.changed', id, version, data),
  concerns: async (accounts, { ownerId }) => [...new Set([ownerId, ...(await accounts.withRole('admin'))])],
};
