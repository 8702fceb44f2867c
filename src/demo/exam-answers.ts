import { isRight } from '../modules/exams/entries/score';
import type { Answers } from '../modules/exams/entries/exam-entries.events';
import type { FormContent, Question } from '../modules/exams/forms/exam-forms.events';
import { numbersOf } from '../modules/exams/forms/sample-forms';

const LESS_IF_WEAK = 0.25;
const LEFT_EMPTY = 0.2;

/** The answers of a student with this knowledge, always the same for a seed. */
export function answersTo(
  { sections }: Pick<FormContent, 'sections'>,
  { known, weak }: { readonly known: number; readonly weak: readonly string[] },
  seed: string,
): Answers {
  const next = numbersOf(seed);
  return sections.map(({ questions }) =>
    questions.map((question, place) => {
      const share = weak.includes(question.category) ? known - LESS_IF_WEAK : known;
      if (next() < share) return question.answers[0]!;
      const wrong = wrongAnswers(questions, question, place);
      return next() < LEFT_EMPTY ? '' : (wrong[Math.floor(next() * wrong.length)] ?? '');
    }),
  );
}

/** Returns wrong answers to a question: the right answers to other questions that offer the same choices. */
const wrongAnswers = (questions: readonly Question[], question: Question, place: number): string[] =>
  questions
    .filter(({ kind }, other) => kind === question.kind && (other - place) % 2 === 0)
    .map(({ answers }) => answers[0]!)
    .filter((answer) => !isRight(question, answer));
