import { examParts, examSections } from '../../../../contract/en/exam-definitions';
import {
  examParts as spanishParts,
  examSections as spanishSections,
} from '../../../../contract/es/exam-definitions';
import { saying } from '../../../kernel/sentences';
import { en } from './en';
import { es } from './es';

/** What exam forms say, in every language. */
export const words = { en, es };

/** What sections and parts of a test are called. */
export const names = {
  en: { examParts, examSections },
  es: { examParts: spanishParts, examSections: spanishSections },
};

export const say = saying(words);
