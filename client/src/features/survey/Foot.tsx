import { Button } from '@blueprintjs/core';
import { SURVEY_QUESTIONS } from 'contract/survey';
import type { SubmitFailure } from '../../domain/survey/survey.api';
import { Details } from '../../shared/ui/Details';
import { ArrowLeftIcon, ArrowRightIcon } from '../../shared/ui/icons';
import { Box, Row, Text } from '../../shared/layout/layout';
import {
  BASIC_FORM,
  answeredIn,
  isComplete,
  isDone,
  questionsOf,
  STEPS,
  type Draft,
  type Step,
} from './draft';
import { t } from './en';
import styles from './survey.module.css';
import { stepName } from './Steps';

interface FootProps {
  readonly draft: Draft;
  readonly step: Step;
  readonly isBusy: boolean;
  readonly failure: SubmitFailure | undefined;
  readonly onGo: (step: Step) => void;
  readonly onNext: () => void;
  readonly onSubmit: () => void;
}

export function Foot({ draft, step, isBusy, failure, onGo, onNext, onSubmit }: FootProps) {
  const position = STEPS.indexOf(step);
  const [before, after] = [STEPS[position - 1], STEPS[position + 1]];
  const all = SURVEY_QUESTIONS.length;
  const answered = answeredIn(draft);
  const complete = isComplete(draft);
  return (
    <Box as="footer" rule="top">
      {!after && !complete && <Missing draft={draft} onGo={onGo} />}
      <div role="alert">
        {failure && (
          <Box pad={[3, 'inset', 0]} tone="danger" weight={550}>
            {failure.message}
            {failure.issues.map((issue) => (
              <p key={issue}>{issue}</p>
            ))}
            <Details>{failure.details}</Details>
          </Box>
        )}
      </div>
      <Row wrap gap={[2, 3]} pad={[3, 'inset']}>
        {before && <Button icon={<ArrowLeftIcon />} text={t.foot.back} onClick={() => onGo(before)} />}
        <Row gap={3} size={2} tone="muted" tabular className={styles.progress}>
          <span>{t.foot.progress(answered, all)}</span>
          <progress aria-label={t.foot.bar} value={answered} max={all} />
        </Row>
        <Row align="stretch" wrap gap={2} end className={styles.on}>
          {after && (
            <Button
              intent={complete ? undefined : 'primary'}
              endIcon={<ArrowRightIcon />}
              text={t.foot.next(stepName(after))}
              {...(step === 'basic' ? { type: 'submit', form: BASIC_FORM } : { onClick: onNext })}
            />
          )}
          {(!after || complete) && (
            <Button
              intent="primary"
              text={t.foot.submit}
              disabled={!complete}
              loading={isBusy}
              aria-describedby={complete ? undefined : MISSING}
              onClick={onSubmit}
            />
          )}
        </Row>
      </Row>
    </Box>
  );
}

const MISSING = 'survey-missing';

function Missing({ draft, onGo }: Pick<FootProps, 'draft' | 'onGo'>) {
  const open = STEPS.filter((step) => !isDone(draft, step));
  return (
    <Row id={MISSING} align="stretch" wrap gap={[0, 3]} pad={[3, 'inset', 0]} size={2} tone="muted">
      <span>{t.foot.missing}</span>
      <Row as="ul" align="stretch" wrap gap={[0, 3]}>
        {open.map((step) => (
          <li key={step}>
            <Text as="button" type="button" bare link onClick={() => onGo(step)}>
              {step === 'basic'
                ? t.foot.basics
                : t.foot.unanswered(questionsOf(step).length - answeredIn(draft, questionsOf(step)), step)}
            </Text>
          </li>
        ))}
      </Row>
    </Row>
  );
}
