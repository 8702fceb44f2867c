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
  const categories = Map.groupBy(
    questions.filter(({ category }) => category !== ''),
    ({ category }) => category,
  );
  return [...categories].flatMap(([category, asked]) =>
    [category, ...new Set(asked.map(skillOf))]
      .filter((skill, index) => index === 0 || skill !== category)
      .map((value) => ({ value, label: value })),
  );
}
