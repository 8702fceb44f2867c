import { requestSentences } from '../../../../contract/en/requests';
import { requestSentences as spanishRequestSentences } from '../../../../contract/es/requests';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

const en = {
  'choose-entity': requestSentences.noSchool,
  'no-people': 'The file has a header but no rows.',
  'nobody-to-invite': 'No rows in this file can be imported.',
  'row-refused.counselor': 'No counselor at this school or in this file has this email address.',
  'row-refused.elsewhere': 'This email address has an account that doesn’t belong to this school.',
  'row-refused.grade': 'The grade must be 9 to 12, or the year of graduation.',
  'row-refused.other-grade': 'This person’s account has another grade. It won’t change.',
  'row-refused.other-role': 'This person’s account has another role. It won’t change.',
  'row-refused.repeated': ({ line }: { line: number }) => `Line ${line} already has this email address.`,
  'row-refused.role': 'The role must be student, counselor or account admin.',
  'row-refused.taken': 'An account with this email address was just opened.',
  'row-taken.no-counselor': 'Imported without a counselor because the counselor’s row was skipped.',
  'row-taken.phone': 'Imported without the phone number because it doesn’t have ten digits.',
};

const es: Translated<typeof en> = {
  'choose-entity': spanishRequestSentences.noSchool,
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

export const t = messagesOf({ en, es });
