import { importDecider } from '../../../platform/imports/import.decider';
import type { RosterImportEvents } from './roster-imports.events';

/** A file with the people of a school. */
export const rosterImport = importDecider<'RosterImport', RosterImportEvents>(
  'roster-import',
  'RosterImport',
);
