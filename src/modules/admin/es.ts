import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'job-not-parked': 'No existe ese trabajo apartado.',
  'nothing-parked': 'Esta proyección no tiene eventos apartados.',
  'projection-not-found': 'No se encontró la proyección.',
  'rebuild-not-compared': 'Esta reconstrucción todavía no se ha comparado.',
  'version-compared': 'Una reconstrucción se compara con esta versión: decide primero sobre ella.',
  'version-foreign': 'Estos documentos son de otro historial.',
  'version-in-use': 'Un proceso de la versión anterior todavía usa esta versión: termínalo primero.',
  'version-not-kept': 'No hay documentos de esta versión.',

  groupedYesOrNo: 'grouped debe ser true o false',

  deletedTask: 'Tarea eliminada',
};
