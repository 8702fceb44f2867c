import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

const ofEntries = (entries: number) => `De ${counted(entries, 'examen ingresado', 'exámenes ingresados')}`;

const otherScores = (scores: number) =>
  `${formatNumber(scores)} ${scores === 1 ? 'recibe' : 'reciben'} otros puntajes`;

const otherSkills = (skills: number) =>
  `${formatNumber(skills)} ${skills === 1 ? 'conserva sus puntajes y recibe' : 'conservan sus puntajes y reciben'} otras habilidades`;

export const t: Translated<typeof english> = {
  titles: {
    answer: (section, question) =>
      `Corregir la respuesta a la pregunta ${formatNumber(question)} de ${section}`,
    skill: (section, question) =>
      `Corregir la habilidad de la pregunta ${formatNumber(question)} de ${section}`,
    scale: (part, raw) => `Corregir a qué equivale el puntaje bruto ${formatNumber(raw)} de ${part}`,
  },
  fields: {
    answers: 'Respuestas correctas',
    answersHelp:
      'Si varias son correctas cada una, sepáralas con comas, como 3.5, 7/2. Sin ninguna, no cuenta ninguna respuesta.',
    category: 'Categoría',
    subcategory: 'Subcategoría',
    optional: 'Opcional',
    scaled: 'Puntaje escalado',
    reason: 'Por qué se corrige',
    reasonHelp: 'Lo leen los estudiantes y el personal cuyos puntajes cambian.',
  },
  same: 'Ya está así. Cambia algo primero.',
  preview: 'Mostrar qué cambia',
  looking: 'Viendo a quién afecta…',
  changedMeanwhile:
    'El modelo cambió mientras tanto y se volvió a cargar. Mira lo que dice ahora y corrígelo otra vez.',
  now: (words) => `Ahora es: ${words}`,
  step: (before, after) => `${before} → ${after}`,
  nothingGiven: 'Ninguna',
  either: (answers) => answers.join(' o '),
  skill: (category, subcategory) => (subcategory ? `${category}, ${subcategory}` : category),
  noEntries: 'Nadie ha tomado este modelo, así que no cambia ningún puntaje.',
  noChange: (entries) =>
    entries === 1
      ? 'En su único examen ingresado no cambian ni puntajes ni habilidades.'
      : `En sus ${formatNumber(entries)} exámenes ingresados no cambian ni puntajes ni habilidades.`,
  scores: (scores, entries) => `${ofEntries(entries)}, ${otherScores(scores)}.`,
  skills: (skills, entries) => `${ofEntries(entries)}, ${otherSkills(skills)}.`,
  scoresAndSkills: (scores, skills, entries) =>
    `${ofEntries(entries)}, ${otherScores(scores)}, y ${otherSkills(skills)}.`,
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
  confirm: 'Corregir',
  done: (entries) =>
    entries === 0
      ? 'Corregido.'
      : `Corregido. Se ${entries === 1 ? 'está' : 'están'} volviendo a calificar ${counted(entries, 'examen', 'exámenes')}.`,
};
