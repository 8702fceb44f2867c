import type { Describe } from '../../kernel/audit';
import type { SavedFilterEvents } from './saved-filters.events';

/** What a filter is called and looks for is its owner's alone. */
export const describeSavedFilters: Describe<SavedFilterEvents> = {
  FilterSaved: ({ userId: subject }) => ({ sentence: 'Saved a filter of students', subject }),
  FilterRenamed: ({ userId: subject }) => ({ sentence: 'Renamed a saved filter of students', subject }),
  FilterDeleted: ({ userId: subject }) => ({ sentence: 'Deleted a saved filter of students', subject }),
  FilterRestored: ({ userId: subject }) => ({ sentence: 'Put back a saved filter of students', subject }),
};
