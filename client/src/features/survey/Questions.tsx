import { useId } from 'react';
import type { QuestionId, SurveyQuestion, Wish } from 'contract/survey';
import { SliderInput } from '../../shared/ui/SliderInput';
import { questionsOf, type Draft, type Step } from './draft';
import { t as survey } from '../../domain/survey/en';
import { t } from './en';
import styles from './survey.module.css';
import { Box, Grid, Row, Stack, Text } from '../../shared/layout/layout';

export const SCALE_HELP = 'survey-scale';

interface QuestionsProps {
  readonly step: Step;
  readonly answers: Draft['answers'];
  readonly onAnswer: (id: QuestionId, wish: Wish | 0) => void;
}

export const Questions = ({ step, answers, onAnswer }: QuestionsProps) => (
  <>
    <Legend />
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
          minHeight={64}
        >
          <Question
            question={question}
            value={answers[question.questionId] ?? 0}
            onChange={(wish) => onAnswer(question.questionId, wish)}
          />
        </Grid>
      ))}
    </Box>
  </>
);

/** The numbers of all sliders below it, each above its place on the tracks. */
const Legend = () => (
  <Grid
    columns="minmax(0, 1fr) minmax(0, 420px)"
    gap={[0, 5]}
    stackedBelow="laptop"
    pad={[2, 'inset']}
    rule="bottom"
    className={styles.legend}
  >
    <Text hiddenBelow="laptop" size={1} tone="muted">
      {t.directions.scale}
    </Text>
    <Row as="ol" align="start" justify="between" size={1} tone="muted" className={styles.marks}>
      {survey.marks.map((mark, index) => (
        <Stack as="li" key={mark} align="center" textAlign="center">
          <Text as="b" weight={600} tabular>
            {index}
          </Text>
          {mark}
        </Stack>
      ))}
    </Row>
  </Grid>
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

interface WishSliderProps {
  readonly labelledBy: string;
  readonly describedBy: string;
  /** 0 means no answer. */
  readonly value: Wish | 0;
  readonly onChange: (value: Wish | 0) => void;
}

function WishSlider({ labelledBy, describedBy, value, onChange }: WishSliderProps) {
  return (
    <div className={styles.wish}>
      <SliderInput
        labelledBy={labelledBy}
        describedBy={describedBy}
        valueText={survey.marks[value]}
        min={0}
        max={5}
        value={value}
        isOpen={value === 0}
        onChange={(next) => onChange(next as Wish | 0)}
      />
      <Row
        aria-hidden="true"
        align="stretch"
        justify="between"
        size={1}
        tone="muted"
        className={styles.numbers}
      >
        {survey.marks.map((mark, index) => (
          <Text
            key={mark}
            tabular
            tone={index === value ? 'primary' : undefined}
            weight={index === value ? 650 : undefined}
          >
            {index}
          </Text>
        ))}
      </Row>
    </div>
  );
}
