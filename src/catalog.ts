import { auditedIn, auditOf } from '../projections/admin/audit';
import { auditActionsOf } from '../projections/admin/audit-actions';
import { staffActivityOf } from '../projections/admin/staff-activity';
import { EventCatalog } from './kernel/event';
import type { Schema } from './kernel/schema';
import * as modules from './modules/schemas';
import { jobsSchema } from './platform/jobs/jobs.schema';
import { projectorSchema } from './platform/projector/projector.schema';

const schemas = [jobsSchema, projectorSchema, ...Object.values(modules)];

export const catalog = new EventCatalog(...schemas.map(({ events }) => events));

const audit = Object.assign({}, ...schemas.map((schema) => schema.audit)) as Schema['audit'];

export const projections = [
  auditOf(catalog, audit),
  auditActionsOf(auditedIn(audit)),
  staffActivityOf(catalog),
  ...schemas.flatMap((schema) => schema.projections),
].sort((one, other) => (one.name < other.name ? -1 : 1));
