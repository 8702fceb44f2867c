import { readKey } from './read-key';
import { readScale } from './read-scale';

const FORM = { type: 'SAT', code: 'May 2017' } as const;

it('names parts and sections in the language of the reader', () => {
  const { issues } = readScale('SAT', [{ ...FORM, line: 2, section: 'Math', raw: 99, scaled: 800 }]);
  expect(issues[0]!.localized.in('en')).toBe('Math has raw scores from 0 to 58.');
  expect(issues[0]!.localized.in('es')).toBe('Matemáticas tiene puntajes brutos de 0 a 58.');

  const key = readKey('SAT', [
    { ...FORM, line: 2, section: 'Section One', question: 99, answers: ['A'], category: '', subcategory: '' },
  ]);
  expect(key.issues[0]!.localized.in('en')).toBe('Section One has questions 1 to 52.');
  expect(key.issues[0]!.localized.in('es')).toBe('Sección uno tiene las preguntas 1 a 52.');
});
