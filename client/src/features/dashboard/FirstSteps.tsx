import { Button, HTMLSelect } from '@blueprintjs/core';
import { useRef, type CSSProperties, useState, type FormEvent } from 'react';
import { type LinkProps } from 'react-router-dom';
import { FIRST_STEPS, type FirstStep, type FirstSteps as Done } from 'contract/first-steps';
import type { Grade } from 'contract/profile';
import { TO_SEARCH } from '../../domain/colleges/savedStatus';
import { TO_ADD } from '../../domain/record/definition';
import { Box, Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { TickIcon } from '../../shared/ui/icons';
import { AccountApi } from '../../domain/account/account.api';
import { GRADE_OPTIONS } from '../../domain/students/school';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import styles from './dashboard.module.css';

const AT: Readonly<Record<Exclude<FirstStep, 'grade'>, Pick<LinkProps, 'to' | 'state'>>> = {
  record: { to: '/profile?tab=courses', state: TO_ADD },
  survey: { to: '/college-survey/Layout' },
  college: { to: '/colleges', state: TO_SEARCH },
};

export const isComplete = (done: Done): boolean => FIRST_STEPS.every((step) => done[step]);

interface FirstStepsProps {
  readonly done: Done;
  readonly onDone: () => Promise<Done | undefined>;
  readonly onHide: () => void;
}

export function FirstSteps({ done, onDone, onHide }: FirstStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = FIRST_STEPS.filter((step) => done[step]).length;
  const next = FIRST_STEPS.find((step) => !done[step]);
  // A completed step disappears with the button that had the focus, and the last one with the whole list.
  const proceed = async () => {
    if (isComplete((await onDone()) ?? done)) focusPageTitle();
    else heading.current?.focus();
  };
  const hide = () => {
    onHide();
    focusPageTitle();
  };
  return (
    <Card as="section" clip aria-labelledby="first-steps">
      <Grid
        as="header"
        columns="auto minmax(0, 1fr) auto"
        align="center"
        gap={[2, 4]}
        pad={[4, 'inset']}
        className={styles.firstStepsHeader}
      >
        <span
          aria-hidden="true"
          className={styles.ring}
          style={{ '--done': count / FIRST_STEPS.length } as CSSProperties}
        />
        <div>
          <Text as="h2" size={4} id="first-steps" ref={heading} tabIndex={-1}>
            {t.first.title}
          </Text>
          <Text size={2} tone="muted" tabular>
            {t.first.done(count, FIRST_STEPS.length)}
          </Text>
        </div>
        <Button variant="minimal" intent="primary" text={t.first.hide} onClick={hide} />
        <progress
          className="visually-hidden"
          aria-label={t.first.progress}
          value={count}
          max={FIRST_STEPS.length}
        />
      </Grid>
      <ol>
        {FIRST_STEPS.map((step, index) => (
          <Row
            as="li"
            rule="top"
            wrap
            gap={[2, 3]}
            item
            key={step}
            className={styles.step}
            data-state={done[step] ? 'done' : step === next ? 'next' : 'later'}
            aria-current={step === next ? 'step' : undefined}
          >
            <Stack as="span" fixed size={1} weight={600} className={styles.mark} aria-hidden="true">
              {done[step] ? <TickIcon /> : index + 1}
            </Stack>
            <Box grow="22ch" shrink>
              <h3>
                {t.first.steps[step].title}
                {done[step] && <span className="visually-hidden"> {t.first.isDone}</span>}
              </h3>
              <Text as="p" size={2} tone="muted">
                {t.first.steps[step].hint}
              </Text>
            </Box>
            {!done[step] &&
              (step === 'grade' ? (
                <GradeForm isNext={step === next} onSaved={proceed} />
              ) : (
                <ButtonLink {...AT[step]} primary={step === next}>
                  {t.first.steps[step].action}
                </ButtonLink>
              ))}
          </Row>
        ))}
      </ol>
    </Card>
  );
}

interface GradeFormProps {
  readonly isNext: boolean;
  readonly onSaved: () => Promise<unknown>;
}

function GradeForm({ isNext, onSaved }: GradeFormProps) {
  const [grade, setGrade] = useState<Grade | ''>('');
  const [change, { isLoading }] = AccountApi.useChangeProfileMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!grade) return;
    const answer = await change({ grade });
    if (answer.error) toast.failure(answer.error);
    else await onSaved();
  };
  return (
    <Row as="form" wrap align="stretch" gap={2} onSubmit={(event) => void save(event)}>
      <HTMLSelect
        aria-label={t.first.grade}
        required
        value={grade}
        onChange={(event) => setGrade(event.target.value as Grade | '')}
        options={[{ value: '', label: t.first.choose }, ...GRADE_OPTIONS]}
      />
      <Button
        type="submit"
        intent={isNext ? 'primary' : 'none'}
        text={t.first.steps.grade.action}
        loading={isLoading}
      />
    </Row>
  );
}
