import { savedFilters } from '../../../projections/saved-filters/saved-filters';
import { defineSchema } from '../../kernel/schema';
import { describeSavedFilters } from './saved-filters.audit';
import { savedFilterEvents } from './saved-filters.events';

export const savedFiltersSchema = defineSchema({
  events: savedFilterEvents,
  audit: describeSavedFilters,
  projections: [savedFilters],
});
