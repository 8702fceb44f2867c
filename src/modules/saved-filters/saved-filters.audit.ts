import type { Describe } from '../../kernel/audit';
import type { SavedFilterEvents } from './saved-filters.events';

/** The audit omits name and search of a filter, which only its owner may see. */
export const describeSavedFilters: Describe<SavedFilterEvents> = {
  FilterSaved: ({ userId: subject }) => ({
    sentence: { en: 'Saved a student filter', es: 'Guardó un filtro de estudiantes' },
    subject,
  }),
  FilterRenamed: ({ userId: subject }) => ({
    sentence: {
      en: 'Renamed a saved student filter',
      es: 'Cambió el nombre de un filtro guardado de estudiantes',
    },
    subject,
  }),
  FilterDeleted: ({ userId: subject }) => ({
    sentence: { en: 'Deleted a saved student filter', es: 'Eliminó un filtro guardado de estudiantes' },
    subject,
  }),
  FilterRestored: ({ userId: subject }) => ({
    sentence: { en: 'Restored a saved student filter', es: 'Restauró un filtro guardado de estudiantes' },
    subject,
  }),
};
