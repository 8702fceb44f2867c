import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

interface OfSection {
  section: number;
  expected: number;
  found: number;
}
interface OfQuestion {
  section: number;
  question: number;
}

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

const en = {
  'no-entries': 'The file has a header but no rows.',
  'nothing-to-enter': 'No rows in this file can be imported.',
  'row-refused.answers': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)}, but we expected ${expected}. Write - for each unanswered question.`,
  'row-refused.code': 'We don’t have a test of this type with this code.',
  'row-refused.date': 'Enter the date as in 2026-03-14.',
  'row-refused.date-too-late': 'The date must be before today.',
  'row-refused.multi': ({ section, question }: OfQuestion) =>
    `The answer to question ${question} of section ${section} can have up to four digits, decimal points and slashes.`,
  'row-refused.multis': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} after a |, but we expected ${expected}.`,
  'row-refused.singles': ({ section, expected, found }: OfSection) =>
    `Section ${section} has ${answers(found)} before the first |, but we expected ${expected}. Write - for each unanswered question.`,
  'row-refused.repeated': ({ line }: { line: number }) =>
    `Line ${line} already has the same student, test and date.`,
  'row-refused.single': ({ section, question }: OfQuestion) =>
    `The answer to question ${question} of section ${section} must be one of the test’s letters, or - if unanswered.`,
  'row-refused.student': 'None of your students has this email address or ID.',
  'row-refused.taken': 'This student already has this test on this date.',
  'row-refused.type': 'The type must be SAT or ACT.',
};

const spanishAnswers = (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`);

const es: Translated<typeof en> = {
  'no-entries': 'El archivo tiene un encabezado, pero ninguna fila.',
  'nothing-to-enter': 'No se puede importar ninguna fila de este archivo.',
  'row-refused.answers': ({ section, expected, found }) =>
    `La sección ${section} tiene ${spanishAnswers(found)}, pero esperábamos ${expected}. Escribe - por cada pregunta sin responder.`,
  'row-refused.code': 'No tenemos ningún examen de este tipo con este código.',
  'row-refused.date': 'Escribe la fecha como 2026-03-14.',
  'row-refused.date-too-late': 'La fecha debe ser anterior a hoy.',
  'row-refused.multi': ({ section, question }) =>
    `La respuesta a la pregunta ${question} de la sección ${section} puede tener hasta cuatro dígitos, puntos y barras.`,
  'row-refused.multis': ({ section, expected, found }) =>
    `La sección ${section} tiene ${spanishAnswers(found)} después de un |, pero esperábamos ${expected}.`,
  'row-refused.singles': ({ section, expected, found }) =>
    `La sección ${section} tiene ${spanishAnswers(found)} antes del primer |, pero esperábamos ${expected}. Escribe - por cada pregunta sin responder.`,
  'row-refused.repeated': ({ line }) => `La línea ${line} ya tiene el mismo estudiante, examen y fecha.`,
  'row-refused.single': ({ section, question }) =>
    `La respuesta a la pregunta ${question} de la sección ${section} debe ser una de las letras del examen, o - si está sin responder.`,
  'row-refused.student': 'Ninguno de tus estudiantes tiene este correo electrónico o ID.',
  'row-refused.taken': 'Este estudiante ya tiene este examen en esta fecha.',
  'row-refused.type': 'El tipo debe ser SAT o ACT.',
};

export const t = messagesOf({ en, es });
