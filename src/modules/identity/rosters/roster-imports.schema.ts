import { rosterImports } from '../../../../projections/identity/roster-imports';
import { defineSchema } from '../../../kernel/schema';
import { describeRosterImports } from './roster-imports.audit';
import { rosterImportEvents } from './roster-imports.events';

export const rosterImportsSchema = defineSchema({
  events: rosterImportEvents,
  audit: describeRosterImports,
  projections: [rosterImports],
});
