import type { examParts as englishParts, examSections as englishSections } from '../en/exam-definitions';
import type { Translated } from '../translated';

export const examSections: Translated<typeof englishSections> = {
  'Section One': 'Sección uno',
  'Section Two': 'Sección dos',
  'Section Three': 'Sección tres',
  'Section Four': 'Sección cuatro',
  English: 'Inglés',
  Math: 'Matemáticas',
  Reading: 'Lectura',
  Science: 'Ciencias',
};

export const examParts: Translated<typeof englishParts> = {
  reading: 'Lectura',
  writing: 'Escritura',
  math: 'Matemáticas',
  english: 'Inglés',
  science: 'Ciencias',
};
