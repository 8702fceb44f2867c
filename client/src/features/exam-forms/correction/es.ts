import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

const changing = (entries: number) => (entries === 1 ? 'cambia 1' : `cambian ${formatNumber(entries)}`);

export const t: Translated<typeof english> = {
  titles: {
    answer: (section, question) =>
      `Corregir la respuesta a la pregunta ${formatNumber(question)} de ${section}`,
    skill: (section, question) =>
      `Corregir la habilidad de la pregunta ${formatNumber(question)} de ${section}`,
    scale: (part, raw) => `Corregir el puntaje escalado del puntaje bruto ${formatNumber(raw)} de ${part}`,
  },
  fields: {
    answers: 'Respuestas correctas',
    answersHelp:
      'Separa con comas varias respuestas correctas, como 3.5, 7/2. Si lo dejas vacío, no cuenta ninguna respuesta.',
    category: 'Categoría',
    subcategory: 'Subcategoría',
    optional: 'Opcional',
    scaled: 'Puntaje escalado',
    reason: 'Motivo de la corrección',
    reasonHelp: 'Se muestra a los estudiantes y al personal cuyos puntajes cambian.',
  },
  same: 'No hay cambios. Cambia algo primero.',
  preview: 'Ver los cambios',
  looking: 'Viendo a quién afecta…',
  changedMeanwhile:
    'El modelo cambió mientras tanto, así que lo volvimos a cargar. Revisa los valores actuales y corrígelo otra vez.',
  now: (words) => `Valor actual: ${words}`,
  step: (before, after) => `${before} → ${after}`,
  nothingGiven: 'Ninguna',
  either: (answers) => answers.join(' o '),
  skill: (category, subcategory) => (subcategory ? `${category}, ${subcategory}` : category),
  noEntries: 'Nadie ha tomado este modelo, así que no cambia ningún puntaje.',
  noChange: (entries) =>
    entries === 1
      ? 'Hay 1 examen ingresado. Sus puntajes y habilidades no cambian.'
      : `Ninguno de los ${formatNumber(entries)} exámenes ingresados cambia de puntajes ni de habilidades.`,
  changes: (entries, parts) =>
    `De ${counted(entries, 'examen ingresado', 'exámenes ingresados')}: ${parts.join(', ')}.`,
  totals: (totals) => (totals === 1 ? 'cambia 1 total' : `cambian ${formatNumber(totals)} totales`),
  sections: (entries) => `${changing(entries)} solo en puntajes de sección`,
  skills: (entries) => `${changing(entries)} solo en habilidades`,
  table: {
    label: 'A quién afecta',
    student: 'Estudiante',
    date: 'Fecha',
    sections: 'Secciones',
    skillsAlone: 'Solo habilidades',
    section: (name, before, after) => `${name} ${before} → ${after}`,
    more: (entries) => `y ${formatNumber(entries)} más, que no aparecen en la lista.`,
  },
  back: 'Atrás',
  confirm: 'Guardar corrección',
  done: (entries) =>
    entries === 0
      ? 'Corrección guardada.'
      : `Corrección guardada. Se ${entries === 1 ? 'está' : 'están'} volviendo a calificar ${counted(entries, 'examen', 'exámenes')}.`,
};
