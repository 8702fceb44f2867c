import { requestSentences } from '../../../../contract/es/requests';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'choose-entity': requestSentences.noSchool,
  'no-people': 'El archivo tiene un encabezado, pero ninguna fila.',
  'nobody-to-invite': 'No se puede importar ninguna fila de este archivo.',
  'row-refused.counselor':
    'Ningún consejero de esta escuela, ni de este archivo, tiene este correo electrónico.',
  'row-refused.elsewhere': 'Este correo electrónico tiene una cuenta que no pertenece a esta escuela.',
  'row-refused.grade': 'El grado debe ser de 9 a 12, o el año de graduación.',
  'row-refused.other-grade': 'La cuenta de esta persona tiene otro grado. No cambiará.',
  'row-refused.other-role': 'La cuenta de esta persona tiene otro rol. No cambiará.',
  'row-refused.repeated': ({ line }) => `La línea ${line} ya tiene este correo electrónico.`,
  'row-refused.role': 'El rol debe ser student, counselor o account admin.',
  'row-refused.taken': 'Se acaba de abrir una cuenta con este correo electrónico.',
  'row-taken.no-counselor': 'Se importa sin consejero porque la fila del consejero se omitió.',
  'row-taken.phone': 'Se importa sin el número de teléfono porque no tiene diez dígitos.',
};
