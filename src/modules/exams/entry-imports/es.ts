import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

const answers = (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`);

export const es: Translated<typeof en> = {
  'no-entries': 'El archivo tiene un encabezado, pero ninguna fila.',
  'nothing-to-enter': 'No se puede importar ninguna fila de este archivo.',
  'row-refused.answers': ({ section, expected, found }) =>
    `La sección ${section} tiene ${answers(found)}, pero esperábamos ${expected}. Escribe - por cada pregunta sin responder.`,
  'row-refused.code': 'No tenemos ningún examen de este tipo con este código.',
  'row-refused.date': 'Escribe la fecha como 2026-03-14.',
  'row-refused.date-too-late': 'La fecha debe ser anterior a hoy.',
  'row-refused.multi': ({ section, question }) =>
    `La respuesta a la pregunta ${question} de la sección ${section} puede tener hasta cuatro dígitos, puntos y barras.`,
  'row-refused.multis': ({ section, expected, found }) =>
    `La sección ${section} tiene ${answers(found)} después de un |, pero esperábamos ${expected}.`,
  'row-refused.singles': ({ section, expected, found }) =>
    `La sección ${section} tiene ${answers(found)} antes del primer |, pero esperábamos ${expected}. Escribe - por cada pregunta sin responder.`,
  'row-refused.repeated': ({ line }) => `La línea ${line} ya tiene el mismo estudiante, examen y fecha.`,
  'row-refused.single': ({ section, question }) =>
    `La respuesta a la pregunta ${question} de la sección ${section} debe ser una de las letras del examen, o - si está sin responder.`,
  'row-refused.student': 'Ninguno de tus estudiantes tiene este correo electrónico o ID.',
  'row-refused.taken': 'Este estudiante ya tiene este examen en esta fecha.',
  'row-refused.type': 'El tipo debe ser SAT o ACT.',
};
