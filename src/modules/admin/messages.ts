import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'job-not-parked': 'Parked job not found.',
  'nothing-parked': 'This projection has no parked event.',
  'projection-not-found': 'Projection not found.',
  'rebuild-not-compared': 'This rebuild hasn’t been compared yet.',
  'version-compared': 'A rebuild is being compared with this version. Swap or discard it first.',
  'version-foreign': 'These documents belong to another history.',
  'version-in-use': 'A process of the earlier release still uses this version. Stop it first.',
  'version-not-stored': 'No documents of this version are stored.',

  deletedTask: 'Deleted task',
};

const es: Translated<typeof en> = {
  'job-not-parked': 'No se encontró el trabajo apartado.',
  'nothing-parked': 'Esta proyección no tiene eventos apartados.',
  'projection-not-found': 'No se encontró la proyección.',
  'rebuild-not-compared': 'Esta reconstrucción todavía no se ha comparado.',
  'version-compared':
    'Se está comparando una reconstrucción con esta versión. Primero cámbiala o descártala.',
  'version-foreign': 'Estos documentos son de otro historial.',
  'version-in-use': 'Un proceso de la versión anterior todavía usa esta versión. Detenlo primero.',
  'version-not-stored': 'No hay documentos guardados de esta versión.',

  deletedTask: 'Tarea eliminada',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
