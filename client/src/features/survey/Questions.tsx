import { useId } from 'react';
import type { QuestionId, SurveyQuestion, Wish } from 'contract/survey';
import { questionsOf, type Draft, type Step } from './draft';
import { t } from './en';
import styles from './Questions.module.css';
import { WishSlider } from './WishSlider';

export const SCALE_HELP = 'survey-scale';

interface QuestionsProps {
  readonly step: Step;
  readonly answers: Draft['answers'];
  readonly onAnswer: (id: QuestionId, wish: Wish | 0) => void;
}

export const Questions = ({ step, answers, onAnswer }: QuestionsProps) => (
  <ul>
    {questionsOf(step).map((question) => (
      <li key={question.questionId} className={styles.question}>
        <Question
          question={question}
          value={answers[question.questionId] ?? 0}
          onChange={(wish) => onAnswer(question.questionId, wish)}
        />
      </li>
    ))}
  </ul>
);

interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly value: Wish | 0;
  readonly onChange: (wish: Wish | 0) => void;
}

function Question({ question: { questionId, questionText }, value, onChange }: QuestionProps) {
  const id = useId();
  return (
    <>
      <p id={id}>{t.questions.numbered(questionId, questionText)}</p>
      <WishSlider labelledBy={id} describedBy={SCALE_HELP} value={value} onChange={onChange} />
    </>
  );
}
