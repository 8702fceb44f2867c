import { auditedIn, auditOf } from '../projections/admin/audit';
import { auditActionsOf } from '../projections/admin/audit-actions';
import { staffActivityOf } from '../projections/admin/staff-activity';
import { descriptionsOf } from './kernel/audit';
import { EventCatalog } from './kernel/event';
import type { AnyProjection } from './kernel/projection';
import { audit, events, views } from './registry';

export const catalog = new EventCatalog(...events);

const descriptions = descriptionsOf(events, audit);

export const projections = [
  auditOf(catalog, descriptions),
  auditActionsOf(auditedIn(descriptions)),
  staffActivityOf(catalog),
  ...(views as readonly unknown[] as readonly AnyProjection[]),
].sort((one, other) => (one.name < other.name ? -1 : 1));
