import { compensation } from '../../kernel/compensation';
import { savedFilters } from './saved-filters.decider';

export const savedFilterCompensation = compensation({
  decider: savedFilters,
  undoCommands: {
    FilterSaved: ({ filterId }) => ['Delete', { filterId }],
    FilterRenamed: ({ filterId, name }) => ['Rename', { filterId, name: name.from }],
    FilterDeleted: ({ filterId }) => ['Restore', { filterId }],
    FilterRestored: ({ filterId }) => ['Delete', { filterId }],
  },
  part: (filters, { filterId }) => filters.get(filterId),
});
