import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  types: { SAT: 'SAT', ACT: 'ACT' },
  parts: {
    verbal: 'Lectura y escritura',
    reading: 'Lectura',
    writing: 'Escritura',
    math: 'Matemáticas',
    english: 'Inglés',
    science: 'Ciencias',
  },
  short: { verbal: 'L/E', math: 'Mat.', english: 'Inglés', reading: 'Lectura', science: 'Ciencias' },
  totals: { SAT: 'Total', ACT: 'Compuesto' },
  notScaled: '–',
  sample: 'Muestra',
  practice: 'Práctica',
  aboutPractice: 'Examen de práctica; no es un resultado oficial.',
  practiceTests: 'Exámenes de práctica',
  counts: 'Contar para mis posibilidades',
  countsExam: (name: string, code: string) => `Contar para mis posibilidades: ${name}, ${code}`,
  aboutSample: 'Calculado con un modelo de muestra, no con un examen oficial.',
};
