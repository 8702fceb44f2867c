import { useId, useState } from 'react';
import type { ReviewedQuestion } from 'contract/exams';
import { Box, Grid, Text } from '../../shared/layout/layout';
import { CrossIcon, MinusIcon, TickIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './examReports.module.css';

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

interface QuestionsProps {
  readonly title: string;
  readonly name: string;
  readonly questions: readonly ReviewedQuestion[];
}

export function Questions({ title, name, questions }: QuestionsProps) {
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  const question = questions.find(({ questionKey }) => questionKey === chosen);
  return (
    <Box
      pad={[0, 'inset', 3]}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-skill`}
    >
      <Text as="h4" flush below={2} size={2} tone="muted" weight={550} id={`${id}-title`}>
        {title}
      </Text>
      <Grid columns="repeat(auto-fill, minmax(48px, 1fr))" gap="5px">
        {questions.map((one) => (
          <Grid
            as="label"
            columns="1fr auto"
            align="center"
            minHeight={44}
            breakable
            size={2}
            tabular
            key={one.questionKey}
            className={styles.question}
            data-state={stateOf(one)}
            data-kind={one.kind}
          >
            <input
              type="radio"
              name={`${id} ${name}`}
              className="visually-hidden"
              checked={one.questionKey === chosen}
              aria-label={labelOf(one)}
              onChange={() => setChosen(one.questionKey)}
            />
            <Text as="small" full size={1} tone="muted">
              {one.questionKey}
            </Text>
            <GivenAnswer question={one} />
          </Grid>
        ))}
      </Grid>
      <Text
        as="p"
        flush
        above={2}
        size={2}
        tone="muted"
        id={`${id}-skill`}
        aria-live="polite"
        minHeight="1.5em"
      >
        {question ? (
          <>
            {/* The label is hidden because a screen reader has already read it from the radio button. */}
            <Text as="strong" tone="ink" weight={600} aria-hidden="true">
              {labelOf(question)}
            </Text>{' '}
            {[question.category, question.subcategory].filter(Boolean).join(' · ')}
          </>
        ) : (
          <span className="no-print">{t.review.hint}</span>
        )}
      </Text>
    </Box>
  );
}

function labelOf(question: ReviewedQuestion): string {
  const { questionKey, studentAnswer } = question;
  const correctAnswer = question.correctAnswer || t.review.keyless;
  const { right, wrong, unanswered } = t.review.question;
  switch (stateOf(question)) {
    case 'right':
      return right(questionKey, studentAnswer);
    case 'wrong':
      return wrong(questionKey, studentAnswer, correctAnswer);
    case 'unanswered':
      return unanswered(questionKey, correctAnswer);
  }
}

function GivenAnswer({ question }: { question: ReviewedQuestion }) {
  const { studentAnswer, correctAnswer } = question;
  switch (stateOf(question)) {
    case 'right':
      return (
        <>
          <b>{studentAnswer}</b>
          <TickIcon size={12} />
        </>
      );
    case 'wrong':
      return (
        <>
          <span>
            <s>{studentAnswer}</s> <b>{correctAnswer}</b>
          </span>
          <CrossIcon size={12} />
        </>
      );
    case 'unanswered':
      return (
        <>
          <span>
            {t.review.open} <b>{correctAnswer}</b>
          </span>
          <MinusIcon size={12} />
        </>
      );
  }
}
