import { entry, type Describe } from '../../kernel/audit';
import type { SavedFilterEvents } from './saved-filters.events';

/** The audit omits name and search of a filter, which only its owner may see. */
export const describeSavedFilters: Describe<SavedFilterEvents> = {
  FilterSaved: entry('userId', { en: 'Saved a student filter', es: 'Guardó un filtro de estudiantes' }),
  FilterRenamed: entry('userId', {
    en: 'Renamed a saved student filter',
    es: 'Cambió el nombre de un filtro guardado de estudiantes',
  }),
  FilterDeleted: entry('userId', {
    en: 'Deleted a saved student filter',
    es: 'Eliminó un filtro guardado de estudiantes',
  }),
  FilterRestored: entry('userId', {
    en: 'Restored a saved student filter',
    es: 'Restauró un filtro guardado de estudiantes',
  }),
};
