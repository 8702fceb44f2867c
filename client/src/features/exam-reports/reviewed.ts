import type { ReviewedQuestion } from 'contract/exams';

export const QUESTION_FILTERS = ['', 'wrong', 'unanswered'] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

export function stateOf({ correct, studentAnswer }: ReviewedQuestion): 'right' | 'wrong' | 'unanswered' {
  if (correct) return 'right';
  return studentAnswer === '' ? 'unanswered' : 'wrong';
}

const skillOf = ({ category, subcategory }: Pick<ReviewedQuestion, 'category' | 'subcategory'>) =>
  [category, subcategory].filter(Boolean).join(' › ');

/** An empty skill or state shows all; a category includes its subcategories. */
export const isShown = (question: ReviewedQuestion, skill: string, show: QuestionFilter): boolean =>
  (skill === '' || question.category === skill || skillOf(question) === skill) &&
  (show === '' || stateOf(question) === show);

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
