import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const exams = (count: number) => counted(count, 'examen', 'exámenes');

const unanswered = (questions: number) => `${counted(questions, 'pregunta')} sin responder`;

export const t: Translated<typeof english> = {
  titles: { entry: 'Ingresar examen', edit: 'Editar examen', imports: 'Ingresar por clase' },
  students: 'Todos los estudiantes',
  what: 'los modelos',
  forStudent: (name) => `De ${name}`,
  kept: 'Se guarda en este dispositivo hasta que lo envíes',
  instructions: {
    title: 'Cómo escribir las respuestas',
    summary:
      'Elige el examen, su modelo y la fecha en que se tomó. Luego escribe un carácter por campo; pasaremos al siguiente automáticamente.',
    keys: [
      [
        'Flechas, Inicio, Fin',
        'Mueven entre los campos. Con Control, Inicio y Fin llevan al primer y al último campo.',
      ],
      ['Re Pág, Av Pág', 'Llevan a la sección anterior y a la siguiente.'],
      ['Retroceso', 'Borra el campo o, si está vacío, el anterior.'],
      ['Espacio', 'Salta una pregunta. Un guion hace lo mismo.'],
      ['Enter', 'Va a la pregunta siguiente. Algunas preguntas de cuatro campos necesitan menos caracteres.'],
      ['Tab', 'Sale de la sección.'],
    ],
    paste:
      'Puedes pegar una columna o una fila de respuestas, o un texto como ABDCA-B, en el campo donde empieza. Lo que no cabe en una sección sigue en la próxima. En el texto pegado, un guion es una pregunta sin respuesta, y | inicia cada pregunta de cuatro campos.',
  },
  fields: {
    test: 'Examen',
    form: 'Código del examen',
    date: 'Fecha en que se tomó',
    dateHelp: 'Ayer a más tardar.',
  },
  reset: {
    title: (type) => `¿Cambiar al ${type}?`,
    consequence: (answers) =>
      `Cambiar de examen borra ${counted(answers, 'respuesta')}. Cada examen tiene sus propias secciones.`,
    confirm: 'Borrar respuestas y cambiar',
  },
  grid: {
    label: (section, question) => `${section}, pregunta ${question}`,
    ofFour: (section, question, field) => `${section}, pregunta ${question}, campo ${field} de 4`,
    progress: (answered, questions) => `${formatNumber(answered)} de ${formatNumber(questions)}`,
    multi: 'Hasta cuatro caracteres cada una',
    choices: { SAT: 'Usa A, B, C o D.', ACT: 'Usa A, B, C, D, E o F, G, H, J, K.' },
    numerals: 'Usa dígitos, un punto decimal, una barra o un signo menos.',
    refused: (text) => `“${text}” no es válido aquí.`,
    noAnswer: (section, question, text) =>
      `No se pegó nada: “${text}” no es una respuesta válida para ${section}, pregunta ${question}.`,
    pasted: (filled, left) =>
      `${filled.map(([section, fields]) => `${counted(fields, 'campo llenado', 'campos llenados')} en ${section}`).join(', ')}.` +
      (left > 0 ? ` ${counted(left, 'respuesta')} no ${left === 1 ? 'cupo' : 'cupieron'}.` : ''),
    misfit: (section, question, text) =>
      `No se pegó nada: “${text}” es demasiado largo para ${section}, pregunta ${question}.`,
  },
  summary: {
    title: 'Respuestas',
    total: (answered, questions) => `${formatNumber(answered)} de ${formatNumber(questions)} respondidas`,
    next: 'Siguiente sin responder',
    all: 'Todas las preguntas están respondidas.',
    nothing: 'Escribe al menos una respuesta.',
  },
  submit: 'Enviar',
  unanswered: {
    title: (questions) => `¿Enviar con ${unanswered(questions)}?`,
    consequence: 'Cuentan como incorrectas.',
    of: (section, questions) => `${section}: ${questions}`,
    confirm: 'Enviar de todos modos',
  },
  draft: {
    restored: (when) => `Recuperamos tu borrador del ${when}.`,
    discard: 'Descartar borrador',
    title: '¿Descartar el borrador?',
    consequence: 'Se eliminarán las respuestas que no enviaste.',
    confirm: 'Descartar borrador',
  },
  done: {
    score: (name, score) => `${name} ${score}`,
    analysis: 'Ver el análisis',
    another: 'Ingresar otro examen',
  },
  edit: {
    what: 'el examen',
    updated: 'Examen actualizado.',
    save: 'Guardar',
    saving: 'Guardando…',
    saveAnyway: 'Guardar de todos modos',
    saveTitle: (questions) => `¿Guardar con ${unanswered(questions)}?`,
    unchanged: 'Aún no hay cambios.',
    history: 'Historial',
    name: (type, code) => `${type} ${code}`,
    locked: 'Puedes ver este examen, pero no cambiarlo.',
    delete: {
      label: 'Eliminar',
      title: '¿Eliminar este examen?',
      consequence: 'Se eliminarán sus respuestas y puntajes, también del análisis.',
      confirm: 'Eliminar examen',
      done: 'El examen se eliminó.',
    },
  },
  imports: {
    file: 'Archivo CSV con las respuestas de una clase',
    help: 'Una fila por estudiante y examen, 5 MB como máximo. Revisaremos el archivo antes de importarlo.',
    sections: 'section1 a section4',
    columns: {
      student: 'El correo electrónico o el ID del estudiante.',
      type: 'SAT o ACT.',
      code: 'El código del examen, como May 2017 o 2018 Code A09.',
      date: 'La fecha en que se tomó, como 2026-03-14 o 3/14/2026.',
      section1:
        'Las respuestas de cada sección en un solo texto: un carácter por pregunta, un guion si no tiene respuesta, y | antes de cada pregunta de cuatro campos, como en ABDC|3.5|-|12. Un guion solo deja fuera una sección.',
    },
    template: (type) => `Plantilla del ${type}`,
    willEnter: (rows, entries) => `${counted(rows, 'fila')}: ${exams(entries)} por ingresar.`,
    hasEntered: (entries) => `${counted(entries, 'examen ingresado', 'exámenes ingresados')}.`,
    undoResult: (removed, unchanged) =>
      `Deshecho: ${counted(removed, 'examen quitado', 'exámenes quitados')}, ${formatNumber(unchanged)} sin tocar porque se editaron después o ya no tienes acceso al estudiante.`,
    run: (entries) => `Ingresar ${exams(entries)}`,
    undoConsequence:
      'Se quitan los exámenes que ingresó, con sus puntajes. Los que se editaron después se quedan.',
  },
};
