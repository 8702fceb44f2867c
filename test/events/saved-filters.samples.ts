import type { SavedFilterEvents } from '../../src/modules/saved-filters/saved-filters.events';
import type { Samples } from './samples';

const ref = { filterId: 'f1', userId: 'u1' };
const search = 'q=&filter=behind&sort=-overdue&hidden=grade';

export const savedFilterSamples = {
  FilterSaved: { ...ref, name: 'Seniors behind', search },
  FilterRenamed: { ...ref, name: { from: 'Seniors behind', to: 'Seniors' } },
  FilterDeleted: { ...ref, name: 'Seniors', search },
  FilterRestored: { ...ref, name: 'Seniors', search },
} satisfies Samples<SavedFilterEvents>;
