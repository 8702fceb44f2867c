import { TickIcon } from '../../shared/ui/icons';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { answeredIn, isDone, questionsOf, STEPS, type Draft, type Step } from './draft';
import { t as survey } from '../../domain/survey/en';
import { t } from './en';
import styles from './survey.module.css';

interface StepsProps {
  readonly draft: Draft;
  readonly current: Step;
  readonly onGo: (step: Step) => void;
}

export const stepName = (step: Step) => (step === 'basic' ? t.steps.basic : survey.groups[step]);

export function Steps({ draft, current, onGo }: StepsProps) {
  return (
    <nav aria-label={t.steps.label}>
      <Grid as="ol" columns={5} gap="6px">
        {STEPS.map((step) => {
          const done = isDone(draft, step);
          return (
            <li key={step}>
              <Stack
                as="button"
                type="button"
                bare
                size={2}
                tone="muted"
                aria-current={step === current ? 'step' : undefined}
                data-visited={draft.visited.includes(step)}
                className={styles.step}
                onClick={() => onGo(step)}
              >
                <progress aria-hidden="true" value={done ? 1 : shareOf(draft, step)} />
                <Row as="span" gap={1} weight={550} className={styles.name}>
                  {done && <TickIcon size={14} />}
                  {stepName(step)}
                </Row>{' '}
                <Text as="small" size={1} className={styles.state}>
                  {stateOf(draft, step, done)}
                </Text>
              </Stack>
            </li>
          );
        })}
      </Grid>
    </nav>
  );
}

const shareOf = (draft: Draft, step: Step) =>
  step === 'basic' ? 0 : answeredIn(draft, questionsOf(step)) / questionsOf(step).length;

function stateOf(draft: Draft, step: Step, done: boolean): string {
  const isVisited = draft.visited.includes(step);
  if (step === 'basic') return done ? t.steps.done : isVisited ? t.steps.missing : t.steps.toDo;
  const questions = questionsOf(step);
  const answered = answeredIn(draft, questions);
  return answered > 0 || isVisited
    ? t.steps.answered(answered, questions.length)
    : t.steps.questions(questions.length);
}
