import { useId } from 'react';
import type { QuestionId, SurveyQuestion, Wish } from 'contract/survey';
import { questionsOf, type Draft, type Step } from './draft';
import { t } from './en';
import styles from './survey.module.css';
import { WishSlider } from './WishSlider';
import { Box, Grid, Text } from '../../shared/layout/layout';

export const SCALE_HELP = 'survey-scale';

interface QuestionsProps {
  readonly step: Step;
  readonly answers: Draft['answers'];
  readonly onAnswer: (id: QuestionId, wish: Wish | 0) => void;
}

export const Questions = ({ step, answers, onAnswer }: QuestionsProps) => (
  <Box as="ul" lines>
    {questionsOf(step).map((question) => (
      <Grid
        as="li"
        key={question.questionId}
        columns="minmax(0, 1fr) minmax(0, 420px)"
        align="center"
        gap={[2, 5]}
        stackedBelow="laptop"
        pad={[3, 'inset']}
        className={styles.question}
      >
        <Question
          question={question}
          value={answers[question.questionId] ?? 0}
          onChange={(wish) => onAnswer(question.questionId, wish)}
        />
      </Grid>
    ))}
  </Box>
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
      <Text as="p" flush id={id} weight={500}>
        {t.questions.numbered(questionId, questionText)}
      </Text>
      <WishSlider labelledBy={id} describedBy={SCALE_HELP} value={value} onChange={onChange} />
    </>
  );
}
