import type { testMessages as english, testSections as englishSections } from '../en/test-scores';
import type { Translated } from '../translated';

export const testMessages: Translated<typeof english> = {
  testDateTooLate: 'La fecha debe ser anterior a hoy',
  sameTest: 'No puedes tener el mismo examen en la misma fecha.',
};

export const testSections: Translated<typeof englishSections> = {
  verbal: 'Verbal',
  math: 'Matemáticas',
  english: 'Inglés',
  reading: 'Lectura',
  science: 'Ciencias',
  writing: 'Escritura',
  speaking: 'Expresión oral',
  listening: 'Comprensión auditiva',
};
