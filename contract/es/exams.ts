import type { examMessages as english } from '../en/exams';
import type { Translated } from '../translated';

export const examMessages: Translated<typeof english> = {
  missingStudent: '¡Falta el identificador del estudiante!',
  invalid: 'parámetros no válidos',
  noAccess: 'No se pudo solicitar el acceso',
  noTests: 'No se encontraron exámenes',
  serverError: 'error del servidor',
  added: '¡Se agregó el examen!',
  noneInRange: 'No hay datos de exámenes para la fecha elegida',
};
