import { examParts, examSections } from '../../../../contract/es/exam-definitions';
import { ruleSentences } from '../../../../contract/es/rules';
import { sentenceOf, withFullStop } from '../../../../contract/sentences';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const either = (answers: readonly string[]) => answers.join(' o ') || 'ninguna respuesta';
const skill = (names: readonly string[]) => `‘${names.filter((name) => name !== '').join(', ')}’`;

const called = (title: string) => examSections[title as keyof typeof examSections] ?? title;

const LISTED = 10;

const some = (numbers: readonly number[]) => {
  const left = numbers.length - LISTED;
  const listed = numbers.slice(0, LISTED).map(String);
  return left > 0
    ? `${listed.join(', ')} y ${left} más`
    : new Intl.ListFormat('es-US', { type: 'conjunction' }).format(listed);
};

export const es: Translated<typeof en> = {
  'correction-refused.nothing': 'El modelo ya tiene este valor, así que no cambiaría nada.',
  'correction-refused.nowhere': 'El modelo no tiene esta pregunta o esta fila de la escala.',
  'correction-refused.rule': (violation) => sentenceOf(violation, ruleSentences),
  'exam-form-changed': 'Otra persona cambió este modelo. Vuelve a revisarlo primero.',
  'exam-form-not-found': 'No encontramos este modelo, o esta parte de él.',
  'not-a-form-file.no-form': 'El archivo no indica de qué modelo es. Elige el examen y el código.',
  'not-a-form-file.no-rows': 'El archivo no tiene filas.',
  'not-a-form-file.other-form': ({ named, code }) =>
    `El archivo es del modelo ${named}, no de ${code}. Deja vacío el código o corrígelo en el archivo.`,
  'not-a-form-file.several-forms':
    'El archivo contiene varios modelos. Impórtalo sin elegir un código o deja un solo modelo en él.',
  'row-refused.code': ({ longest }) =>
    `El código de un modelo tiene como máximo ${longest} caracteres y empieza con una letra o un dígito.`,
  'row-refused.question': ({ cell }) => `“${cell}” no es un número de pregunta.`,
  'row-refused.raw': ({ cell }) => `“${cell}” no es un puntaje bruto.`,
  'row-refused.scaled': ({ cell }) => `“${cell}” no es un puntaje escalado.`,
  'row-refused.type': ({ cell }) => `“${cell}” no es SAT ni ACT.`,

  answerCorrected: ({ section, question, from, to }) =>
    `${called(section)}, pregunta ${question}: cambió de ${either(from)} a ${either(to)}.`,
  answerMissing: 'Sin respuesta correcta: toda respuesta cuenta como incorrecta.',
  formNotNamed: 'No se indica ningún modelo.',
  formLeftOut: ({ form }) => `Omitiremos ${form} porque sus líneas tienen errores.`,
  formTaken: ({ form }) =>
    `Omitimos ${form} porque alguien lo cambió después de la revisión. Vuelve a subir el archivo.`,
  importedFrom: ({ fileName = 'un archivo', questions, rows }) => {
    const parts = [
      ...(questions > 0 ? [counted(questions, 'pregunta')] : []),
      ...(rows > 0 ? [`${counted(rows, 'fila')} de la escala`] : []),
    ];
    return parts.length > 0
      ? `Se ${questions + rows === 1 ? 'cambió' : 'cambiaron'} ${parts.join(' y ')}, con lo importado de ${fileName}.`
      : `Importado de ${fileName}: ya no es un modelo de muestra; las respuestas son las mismas.`;
  },
  keyMissing: ({ form }) => `Omitiremos ${form} porque todavía no tiene clave. Importa primero su clave.`,
  questionBeyond: ({ section, count }) => `${called(section)} tiene las preguntas 1 a ${count}.`,
  questionRepeated: ({ section, question, line }) =>
    `La línea ${line} ya tiene la pregunta ${question} de ${called(section)}.`,
  questionsMissing: ({ section, missing }) =>
    missing.length === 1
      ? `A ${called(section)} le falta la pregunta ${some(missing)}.`
      : `A ${called(section)} le faltan las preguntas ${some(missing)}.`,
  rawBeyond: ({ part, most }) => `${examParts[part]} tiene puntajes brutos de 0 a ${most}.`,
  rawMissing: ({ part, missing }) =>
    missing.length === 1
      ? `A ${examParts[part]} le falta el puntaje bruto ${some(missing)}.`
      : `A ${examParts[part]} le faltan los puntajes brutos ${some(missing)}.`,
  rawRepeated: ({ part, raw, line }) =>
    `La línea ${line} ya tiene el puntaje bruto ${raw} de ${examParts[part]}.`,
  rowBreaksRule: (violation) => withFullStop(sentenceOf(violation, ruleSentences)),
  scaleFalls: ({ part, raw }) =>
    `En ${examParts[part]}, el puntaje bruto ${raw} tiene menos puntaje escalado que ${raw - 1}.`,
  scaleCorrected: ({ part, raw, from, to }) =>
    `${examParts[part]}, ${counted(raw, 'punto')}: el puntaje escalado cambió de ${from} a ${to}.`,
  skillCorrected: ({ section, question, from, to }) =>
    `${called(section)}, pregunta ${question}: la habilidad cambió de ${skill(from)} a ${skill(to)}.`,
  somebody: 'Alguien',
  undone: ({ fileName = 'un archivo' }) => `Se deshizo la importación de ${fileName}.`,
  staffMailSubject: ({ form, students }) =>
    `${form} se volvió a calificar: ${counted(students, 'estudiante')} con cambios`,
  staffMail: ({ name, form, students, summary, reason, address, productName }) =>
    [
      `Hola, ${name}:`,
      `El modelo ${form} cambió en ${productName}, y ${counted(students, 'estudiante')} a tu cargo ${students === 1 ? 'tiene' : 'tienen'} un puntaje nuevo. También les avisamos.`,
      summary,
      ...(reason === null ? [] : [`Por qué: ${reason}`]),
      `Tus estudiantes: ${address}`,
    ].join('\n\n'),
  unknownPart: ({ section, type }) => `“${section}” no es una parte con escala del ${type}.`,
  unknownSection: ({ section, type }) => `“${section}” no es una sección del ${type}.`,
};
