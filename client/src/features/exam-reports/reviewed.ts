import type { ReviewedQuestion } from 'contract/exams';

export const SHOWS = ['', 'wrong', 'unanswered'] as const;
export type Show = (typeof SHOWS)[number];

/** Unanswered ones are apart from wrong ones. */
export function stateOf({ correct, studentAnswer }: ReviewedQuestion): 'right' | 'wrong' | 'unanswered' {
  if (correct) return 'right';
  return studentAnswer === '' ? 'unanswered' : 'wrong';
}

/** As the address has it. */
const skillOf = ({ category, subcategory }: Pick<ReviewedQuestion, 'category' | 'subcategory'>) =>
  [category, subcategory].filter(Boolean).join(' › ');

/** With no skill and no state given: all. A category stands for its parts too. */
export const isShown = (question: ReviewedQuestion, skill: string, show: Show): boolean =>
  (skill === '' || question.category === skill || skillOf(question) === skill) &&
  (show === '' || stateOf(question) === show);

/** Each category, and below it what it consists of, as they first occur. */
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
