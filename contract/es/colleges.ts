import type { collegeMessages as englishMessages, schoolTypes as englishTypes } from '../en/colleges';
import type { Translated } from '../translated';

export const collegeMessages: Translated<typeof englishMessages> = {
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

export const schoolTypes: Translated<typeof englishTypes> = {
  Public: 'Pública',
  'Private nonprofit': 'Privada sin fines de lucro',
  'Private for-profit': 'Privada con fines de lucro',
  'large city': 'ciudad grande',
  'midsize city': 'ciudad mediana',
  'small city': 'ciudad pequeña',
  'large suburb': 'suburbio grande',
  'midsize suburb': 'suburbio mediano',
  'small suburb': 'suburbio pequeño',
  'fringe town': 'pueblo cercano a una ciudad',
  'distant town': 'pueblo apartado',
  'remote town': 'pueblo remoto',
  'fringe rural area': 'zona rural cercana a una ciudad',
  'distant rural area': 'zona rural apartada',
  'remote rural area': 'zona rural remota',
};
