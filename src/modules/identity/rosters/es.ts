import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'choose-entity': 'Elige la escuela a la que pertenecen estas personas.',
  'no-people': 'El archivo tiene un encabezado, pero ninguna fila.',
  'nobody-to-invite': 'No se puede importar ninguna fila de este archivo.',
  'row-refused.counselor':
    'Ningún consejero de esta escuela, ni de este archivo, tiene este correo electrónico.',
  'row-refused.elsewhere': 'Este correo electrónico tiene una cuenta que no pertenece a esta escuela.',
  'row-refused.grade': 'El grado debe ser de 9 a 12, o el año de graduación.',
  'row-refused.other-grade': 'Esta persona tiene aquí una cuenta con otro grado, que queda como está.',
  'row-refused.other-role': 'Esta persona tiene aquí una cuenta con otro rol, que queda como está.',
  'row-refused.repeated': ({ line }) => `La línea ${line} ya tiene el mismo correo electrónico.`,
  'row-refused.role': 'El rol debe ser student, counselor o account admin.',
  'row-refused.taken': 'Mientras tanto, este correo electrónico ya recibió una cuenta.',
  'row-taken.no-counselor': 'Sin consejero, porque su fila quedó fuera.',
  'row-taken.phone': 'Sin el número de teléfono, que no tiene diez dígitos.',

  sendYesOrNo: 'send debe ser true o false',
};
