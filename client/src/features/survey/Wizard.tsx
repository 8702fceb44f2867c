import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SURVEY_QUESTIONS, type SurveySubmission } from 'contract/survey';
import { RESULTS_PAGE } from '../../domain/survey/pages';
import { type SubmitFailure, submitFailure, SurveyApi } from '../../domain/survey/survey.api';
import { Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { PageLine } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Card, Row, Stack, Text, Grid } from '../../shared/layout/layout';
import { useMatches } from '../../domain/survey/useMatches';
import { formatDate } from '../../shared/lib/time';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t as survey } from '../../domain/survey/en';
import { HelpIcon } from '../../shared/ui/icons';
import { t } from './en';
import { Foot } from './Foot';
import { Questions, SCALE_HELP } from './Questions';
import { stepName, Steps } from './Steps';
import {
  useDraft,
  answeredIn,
  draftOf,
  isBegun,
  isComplete,
  STEPS,
  submissionOf,
  withAnswer,
  withVisited,
  type Draft,
  type Step,
} from './draft';
import styles from './survey.module.css';

const BasicStep = lazyComponent(
  () => import('./BasicStep'),
  () => <Loading what={t.what} rows={6} />,
);

const QUESTIONS_A_MINUTE = 5;

export function Wizard({ fresh }: { fresh: Draft }) {
  const { draft, turn, change, replace, forget } = useDraft(fresh);
  const [{ step: inAddress }, setAddress] = useUrlState({ step: '' });
  const navigate = useNavigate();
  const [submit, { isLoading }] = SurveyApi.useSubmitSurveyMutation();
  const [failure, setFailure] = useState<SubmitFailure>();
  const step = STEPS.find((name) => name === inAddress) ?? 'basic';
  const position = STEPS.indexOf(step);
  const heading = useStepFocus(step);

  const go = (to: Step) => setAddress({ step: to === 'basic' ? '' : to });
  const proceed = () => {
    change((now) => withVisited(now, step));
    go(STEPS[position + 1]!);
  };
  const send = async () => {
    setFailure(undefined);
    try {
      await submit(submissionOf(draft)).unwrap();
      forget();
      void navigate(RESULTS_PAGE);
    } catch (error) {
      setFailure(submitFailure(error));
    }
  };

  return (
    <Stack gap={4}>
      <PageLine>{progressText(draft)}</PageLine>
      <Earlier
        isBegun={isBegun(draft)}
        onFill={(submission) => {
          replace(draftOf(submission));
          go('basic');
        }}
      />
      <Steps draft={draft} current={step} onGo={go} />
      <Card as="section" aria-labelledby="survey-step" clip>
        <Row
          as="header"
          rule="bottom"
          justify="between"
          wrap
          gap={[1, 3]}
          pad={[3, 'inset']}
          className={styles.header}
        >
          <div>
            <Text as="p" flush size={1} tone="primary" weight={600} className={styles.position}>
              {t.steps.position(position + 1, STEPS.length)}
            </Text>
            <Text as="h2" id="survey-step" ref={heading} tabIndex={-1} size={5}>
              {stepName(step)}
            </Text>
            <Text as="p" id={SCALE_HELP} size={2} tone="muted">
              {step === 'basic' ? t.basic.help : t.questions.help}
            </Text>
          </div>
          <Directions />
        </Row>
        <div key={step} className={styles.body}>
          {step === 'basic' ? (
            <BasicStep
              key={turn}
              basics={draft.basics}
              isVisited={draft.visited.length > 0}
              onChange={(basics) => change((now) => ({ ...now, basics }))}
              onNext={proceed}
            />
          ) : (
            <Questions
              step={step}
              answers={draft.answers}
              onAnswer={(id, wish) => change((now) => withAnswer(now, id, wish))}
            />
          )}
        </div>
        <Foot
          draft={draft}
          step={step}
          isBusy={isLoading}
          failure={failure}
          onGo={go}
          onNext={proceed}
          onSubmit={() => void send()}
        />
      </Card>
      <Text as="p" size={2} tone="muted">
        {t.foot.hint(SURVEY_QUESTIONS.length)}
      </Text>
    </Stack>
  );
}

const progressText = (draft: Draft): string =>
  isComplete(draft)
    ? t.ready
    : t.line(Math.max(1, Math.ceil((SURVEY_QUESTIONS.length - answeredIn(draft)) / QUESTIONS_A_MINUTE)));

function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

interface EarlierProps {
  readonly isBegun: boolean;
  readonly onFill: (submission: SurveySubmission) => void;
}

/** Stays visible while the student answers, so that no slider moves. */
function Earlier({ isBegun, onFill }: EarlierProps) {
  const { submission, submittedAt } = useMatches().currentData?.meta ?? {};
  if (!submission || !submittedAt) return null;
  return (
    <Row framed wrap gap={[2, 3]} pad={[3, 'inset']} className={styles.earlier}>
      <Text as="p" flush weight={500}>
        {t.earlier.taken(formatDate(submittedAt))} {isBegun && t.earlier.begun}
      </Text>
      <ButtonLink to={RESULTS_PAGE}>{t.earlier.show}</ButtonLink>
      <Button variant="minimal" text={t.earlier.fill} disabled={isBegun} onClick={() => onFill(submission)} />
    </Row>
  );
}

function Directions() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="minimal"
        size="small"
        icon={<HelpIcon />}
        text={t.directions.button}
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} title={t.directions.title} onClose={close}>
        <DialogBody>
          {t.directions.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h3>{t.directions.scale}</h3>
          <Grid as="ol" min={160} fill gap={[1, 3]} above={2}>
            {survey.marks.map((mark, value) => (
              <Row as="li" align="stretch" gap={2} key={mark}>
                <Text as="b" tone="primary" tabular>
                  {value}
                </Text>
                {mark}
              </Row>
            ))}
          </Grid>
        </DialogBody>
        <DialogFooter
          actions={<Button autoFocus intent="primary" text={t.directions.close} onClick={close} />}
        />
      </Dialog>
    </>
  );
}
