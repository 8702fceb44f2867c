import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

const exams = (count: number) => counted(count, 'examen', 'exámenes');

export const t: Translated<typeof english> = {
  back: 'Todos los modelos de examen',
  loading: 'el modelo',
  facts: {
    revision: (revision) => `Revisión ${formatNumber(revision)}`,
    entries: (entries) => counted(entries, 'examen ingresado', 'exámenes ingresados'),
    scaled: 'Los puntajes brutos se escalan',
    rawOnly: 'Solo puntajes brutos (sin escala)',
  },
  tabs: { questions: 'Preguntas', scale: 'Escala', revisions: 'Revisiones' },
  sections: 'Secciones',
  questions: {
    caption: (section, first, last) => `${section}: preguntas ${formatNumber(first)} a ${formatNumber(last)}`,
    key: 'N.º',
    answer: 'Respuesta',
    skill: 'Habilidad',
    none: 'Ninguna todavía',
    noSkill: 'Sin habilidad',
    either: (answers) => answers.join(' o '),
    subskill: 'Subhabilidad',
    edit: 'Corregir',
    correct: (key) => `Corregir la pregunta ${formatNumber(key)}`,
    correctAnswer: 'Respuesta…',
    correctSkill: 'Habilidad…',
    unanswered: (questions) =>
      questions === 1
        ? '1 pregunta no tiene respuesta en la clave, así que no cuenta ninguna respuesta.'
        : `${formatNumber(questions)} preguntas no tienen respuesta en la clave, así que no cuenta ninguna respuesta a ellas.`,
  },
  scale: {
    help: 'El puntaje escalado de cada puntaje bruto (el número de respuestas correctas).',
    part: (part, most) => `${part}: ${counted(most, 'pregunta')}`,
    none: 'Este modelo no tiene escala, así que los puntajes brutos no se escalan. Importa un archivo de escala para agregarla.',
    correct: (raw) => `Corregir el puntaje escalado del puntaje bruto ${formatNumber(raw)}:`,
  },
  revisions: {
    what: 'revisiones',
    none: 'Este modelo aún no tiene revisiones.',
    title: (revision) => `Revisión ${revision}`,
    kinds: { imported: 'Importada', corrected: 'Corregida', 'taken-back': 'Deshecha' },
    by: (name, when) => `${name}, ${when}`,
    reason: (reason) => `Por qué: ${reason}`,
    states: {
      waiting: 'En espera',
      running: 'Calificando de nuevo',
      done: 'Calificada de nuevo',
      failed: 'Falló',
    },
    noEntries: 'No hubo que volver a calificar ningún examen.',
    waiting: (entries) => `${exams(entries)} por volver a calificar.`,
    running: (done, entries) =>
      `${formatNumber(done)} de ${counted(entries, 'examen calificado', 'exámenes calificados')} de nuevo.`,
    done: (entries, changed) =>
      `${counted(entries, 'examen calificado', 'exámenes calificados')} de nuevo, ${formatNumber(changed)} con otro puntaje.`,
    failed: (done, entries) =>
      `La nueva calificación se detuvo después de ${formatNumber(done)} de ${exams(entries)}. Los demás conservan sus puntajes hasta que un administrador la reanude.`,
    progress: (revision) => `Calificando de nuevo tras la revisión ${revision}`,
  },
};
