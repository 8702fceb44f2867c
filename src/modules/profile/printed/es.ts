import { decisionNames, planNames } from '../../../../contract/es/applications';
import { fieldValues } from '../../../../contract/es/field-values';
import { testSections } from '../../../../contract/es/test-scores';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

const schoolTypes: Readonly<Record<string, string>> = {
  Public: 'pública',
  Private: 'privada',
  Charter: 'chárter',
  Homeschool: 'educación en casa',
  Other: 'otra',
};
const honorTypes: Readonly<Record<string, string>> = {
  Local: 'Local',
  National: 'Nacional',
  International: 'Internacional',
  School: 'Escolar',
};
const grade = (name: string) => (name === 'Other' ? 'Otro' : `${Number.parseInt(name, 10)}.º`);
const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('es-US')} ${count === 1 ? one : more}`;

const day = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

export const es: Translated<typeof en> = {
  day: (date) => day.format(new Date(date)),
  foot: ({ name, day }) => `${name} · ${day}`,
  pageOf: ({ page, pages }) => `Página ${page} de ${pages}`,
  applicant: ({ year }) => (year === null ? 'Aspirante' : `Aspirante de ${year}`),
  gradeAtSchool: ({ grade: name }) => (name === 'Other' ? grade(name) : `${grade(name)} grado`),
  gradeYear: grade,
  honor: ({ type, day }) => `${honorTypes[type] ?? type} · ${day}`,
  outOf: ({ figure, of }) => `${figure} de ${of}`,
  schoolOf: ({ name, type, size }) =>
    [name, schoolTypes[type] ?? type, size !== null && counted(size, 'estudiante', 'estudiantes')]
      .filter(Boolean)
      .join(', '),
  years: ({ from, to }) => (from === to ? from : `${from} – ${to}`),
  effort: ({ hours, weeks }) =>
    `${hours} h × ${counted(weeks, 'semana', 'semanas')} = ${(hours * weeks).toLocaleString('es-US')} h al año`,
  courseColumns: {
    course: 'Curso',
    year: 'Grado',
    semester1: 'Semestre 1',
    semester2: 'Semestre 2',
  },
  nothingIn: ({ sections }) => `Sin datos todavía: ${new Intl.ListFormat('es-US').format(sections)}.`,
  labels: {
    name: 'Nombre',
    pronoun: 'Pronombres',
    gender: 'Género',
    place: 'Lugar',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    grade: 'Grado',
    gpa: 'Promedio (GPA)',
    classRank: 'Lugar en la clase',
    school: 'Preparatoria',
  },
  sections: {
    majors: 'Carreras',
    favorites: 'Favoritos',
    notes: 'Notas',
    activities: 'Actividades',
    honors: 'Reconocimientos',
    courses: 'Cursos',
    tests: 'Exámenes',
    colleges: 'Universidades',
  },
  savedAs: { interested: 'De interés', applying: 'En proceso', applied: 'Solicitada' },
  plans: planNames,
  decisions: decisionNames,
  submittedOn: (day) => `enviada el ${day}`,
  letters: ({ requested, done }) => `Cartas: ${done} de ${requested}`,
  documents: fieldValues.document!,
  sent: ({ document, day }) => `${document}: ${day ? `enviado el ${day}` : 'sin enviar'}`,
  notScaled: '–',
  practice: (code) => `Práctica, ${code}`,
  testSections,
};
