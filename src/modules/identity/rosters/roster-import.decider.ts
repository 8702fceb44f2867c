import { importDecider } from '../../../platform/imports/import.decider';
import type { RosterImportEvents } from './roster-imports.events';

export const rosterImport = importDecider<'RosterImport', RosterImportEvents>(
  'roster-import',
  'RosterImport',
);
