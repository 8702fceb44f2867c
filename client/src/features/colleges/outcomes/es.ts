import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  what: 'los resultados pasados',
  title: (isOwn) =>
    isOwn ? 'Resultados pasados en tu escuela' : 'Resultados pasados en la escuela del estudiante',
  few: (least) => `Tu escuela tiene menos de ${least} decisiones aquí, así que no las mostramos.`,
  count: (decisions) => counted(decisions, 'decisión', 'decisiones'),
  decisions: { admitted: 'Admitidos', waitlisted: 'En lista de espera', denied: 'Rechazados' },
  you: (isOwn) => (isOwn ? 'Tú' : 'Este estudiante'),
  noFacts: (isOwn) =>
    isOwn
      ? 'Agrega tu promedio a tu perfil para ver dónde estás.'
      : 'El perfil del estudiante no tiene promedio, así que no está en la gráfica.',
  classes: 'Clases',
  allClasses: 'Todas las clases',
  rounds: 'Rondas',
  allRounds: 'Todas las rondas',
  round: { early: 'Rondas tempranas', regular: 'Ronda regular' },
  test: 'Escala del examen',
  noScores: 'Sin examen',
  gpa: 'Promedio (sobre 4)',
  score: { SAT: 'SAT', ACT: 'ACT' },
  decision: 'Decisión',
  students: 'Estudiantes',
  middleOf: (what) => `${what}, 50 % central`,
  range: (low, high) => (low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`),
  scores: (low, high) => (low === high ? String(low) : `${low}–${high}`),
  unknown: '–',
  number: formatNumber,
  point: (parts) => parts.join(' · '),
  gpaOf: (gpa) => `Promedio ${formatNumber(gpa)}`,
  chart: (college) => `Promedios y exámenes de quienes se postularon a ${college}. La tabla tiene los datos.`,
  converted: 'Los puntajes de ACT y SAT se convierten con las tablas de concordancia de 2018.',
  rule: 'Los promedios están redondeados. Las decisiones nuevas aparecen en grupos de al menos cinco.',
};
