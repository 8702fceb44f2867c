import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'job-not-parked': 'No se encontró el trabajo apartado.',
  'nothing-parked': 'Esta proyección no tiene eventos apartados.',
  'projection-not-found': 'No se encontró la proyección.',
  'rebuild-not-compared': 'Esta reconstrucción todavía no se ha comparado.',
  'version-compared':
    'Se está comparando una reconstrucción con esta versión. Primero cámbiala o descártala.',
  'version-foreign': 'Estos documentos son de otro historial.',
  'version-in-use': 'Un proceso de la versión anterior todavía usa esta versión. Detenlo primero.',
  'version-not-kept': 'No hay documentos guardados de esta versión.',

  deletedTask: 'Tarea eliminada',
};
