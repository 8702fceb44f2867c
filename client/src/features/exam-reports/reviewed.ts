import type { ReviewedQuestion } from 'contract/exams';

export const SHOWS = ['', 'wrong', 'unanswered'] as const;
export type Show = (typeof SHOWS)[number];

export function stateOf({ correct, studentAnswer }: ReviewedQuestion): 'right' | 'wrong' | 'unanswered' {
  if (correct) return 'right';
  return studentAnswer === '' ? 'unanswered' : 'wrong';
}

/** The format of a skill in the address. */
const skillOf = ({ category, subcategory }: Pick<ReviewedQuestion, 'category' | 'subcategory'>) =>
  [category, subcategory].filter(Boolean).join(' › ');

/** An empty skill or state shows all; a category includes its subcategories. */
export const isShown = (question: ReviewedQuestion, skill: string, show: Show): boolean =>
  (skill === '' || question.category === skill || skillOf(question) === skill) &&
  (show === '' || stateOf(question) === show);

/** Lists each category followed by its subcategories, in order of first occurrence. */
export function skillsOf(questions: readonly ReviewedQuestion[]) {
  const named = questions.filter(({ category }) => category !== '');
  const categories = [...new Set(named.map(({ category }) => category))];
  return categories
    .flatMap((category) => {
      const asked = named.filter((question) => question.category === category);
      return [...new Set([category, ...asked.map(skillOf)])];
    })
    .map((value) => ({ value, label: value }));
}
