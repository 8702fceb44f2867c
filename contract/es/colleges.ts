import type { collegeMessages as english } from '../en/colleges';
import type { Translated } from '../translated';

export const collegeMessages: Translated<typeof english> = {
  added: 'Universidad agregada.',
  removed: 'Universidad quitada de la lista de guardadas',
  removeFailed: 'No se pudo quitar la universidad',
  noResults: 'No se encontraron resultados',
  noneSaved: 'No hay universidades guardadas.',
  loading: 'Cargando...',
  loadFailed: 'No se pudieron cargar las universidades',
  noneFound: 'No se encontraron universidades',
  adminAdded: 'Universidad agregada',
  adminUpdated: 'Datos de la universidad actualizados',
  deadlinesAdded: 'Fechas límite agregadas',
  deadlinesUpdated: 'Fechas límite actualizadas',
};
