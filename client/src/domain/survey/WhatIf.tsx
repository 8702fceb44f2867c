import { Button } from '@blueprintjs/core';
import { useState, type ReactNode, useId } from 'react';
import {
  SURVEY_GROUPS,
  SURVEY_QUESTIONS,
  type SurveyGroup,
  type SurveySubmission,
  type Wish,
} from 'contract/survey';
import { TEST_SECTIONS } from 'contract/test-scores';
import { below } from '../../shared/layout/breakpoints';
import { Box, Card, Row, Stack, Text } from '../../shared/layout/layout';
import { Failed } from '../../shared/list/States';
import { mediaOf } from '../../shared/ui/media';
import { ChevronDownIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { SliderInput } from '../../shared/ui/SliderInput';
import { t } from './en';
import { submitFailure, SurveyApi } from './survey.api';
import {
  countWhatIfs,
  SECTIONS,
  scoresOf,
  withGpa,
  withScore,
  withTest,
  withWish,
  type TestName,
  countChanges,
  type Comparison,
} from './whatIf';
import styles from './survey.module.css';

interface WhatIfProps {
  readonly stored: SurveySubmission;
  readonly tried: SurveySubmission;
  /** Undefined while no answers are tried or the response is pending. */
  readonly comparison: Comparison | undefined;
  readonly error: unknown;
  readonly onTry: (tried: SurveySubmission) => void;
  readonly onRetry: () => unknown;
}

export function WhatIf({ stored, tried, comparison, error, onTry, onRetry }: WhatIfProps) {
  const [submit, { isLoading }] = SurveyApi.useSubmitSurveyMutation();
  const changes = countWhatIfs(stored, tried);
  const [isOpen, setOpen] = useState(() => !mediaOf(below('laptop')).matches);
  const saveScores = async () => {
    try {
      await submit(tried).unwrap();
      toast.success(t.whatIf.kept);
    } catch (failure) {
      toast.error(submitFailure(failure));
    }
  };
  return (
    <Card as="section" aria-labelledby="what-if" className={styles.whatIf}>
      <Row as="header" justify="between" pad={[2, 4]} className={styles.whatIfHeader}>
        <h2 id="what-if">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            {t.whatIf.title}
          </button>
        </h2>
        <Button
          variant="minimal"
          size="small"
          text={t.whatIf.reset}
          disabled={changes === 0}
          onClick={() => onTry(stored)}
        />
      </Row>
      {isOpen && (
        <>
          <Text as="p" pad={[0, 4, 3]} flush size={2} tone="muted">
            {t.whatIf.help}
          </Text>
          <div className={styles.sliders}>
            <Scores stored={stored} tried={tried} onTry={onTry} />
            {SURVEY_GROUPS.map((group) => (
              <Group key={group} group={group} stored={stored} tried={tried} onTry={onTry} />
            ))}
          </div>
        </>
      )}
      <div className={styles.foot} hidden={!isOpen && changes === 0}>
        <Stack as="p" size={2} tone="muted" role="status">
          {changes > 0 && (
            <Text as="strong" tone="primary" weight={600}>
              {t.whatIf.tried(changes)}
            </Text>
          )}
          {changes > 0 && error === undefined && <span>{summaryOf(comparison)}</span>}
        </Stack>
        {changes > 0 && error !== undefined && <Failed error={error} onRetry={onRetry} />}
        <Button
          intent="primary"
          fill
          text={t.whatIf.keep}
          disabled={changes === 0}
          loading={isLoading}
          onClick={saveScores}
        />
      </div>
    </Card>
  );
}

function summaryOf(comparison: Comparison | undefined): string {
  if (!comparison) return t.whatIf.working;
  const { up, down, added, gone } = countChanges(comparison);
  return up + down + added + gone === 0 ? t.changes.nothing : t.changes.summary(up, down, added, gone);
}

type TryProps = Pick<WhatIfProps, 'stored' | 'tried' | 'onTry'>;

const asText = (value: number) => String(value);
const rounded = (value: number) => Math.round(value * 100) / 100;

function Scores({ stored, tried, onTry }: TryProps) {
  const { gpa, gpaScale } = tried.basicInfo;
  return (
    <Foldable title={t.whatIf.scores} isOpenAtFirst>
      <WhatIfSlider
        label={t.whatIf.gpa}
        min={1}
        max={Math.max(gpaScale, gpa)}
        step={gpaScale > 10 ? 1 : 0.1}
        stored={stored.basicInfo.gpa}
        value={gpa}
        textOf={asText}
        onChange={(value) => onTry(withGpa(tried, rounded(value)))}
      />
      {(['sat', 'act'] as const).map((test) => (
        <Test key={test} test={test} stored={stored} tried={tried} onTry={onTry} />
      ))}
    </Foldable>
  );
}

function Test({ test, stored, tried, onTry }: TryProps & { readonly test: TestName }) {
  const scores = scoresOf(tried, test);
  const name = test === 'sat' ? 'SAT' : 'ACT';
  if (!scores)
    return (
      <Button size="small" text={t.whatIf.noScores(name)} onClick={() => onTry(withTest(tried, test))} />
    );
  const { min, max, step } = TEST_SECTIONS[name];
  return SECTIONS[test].map((section) => {
    const score = scores[section];
    return (
      score !== undefined && (
        <WhatIfSlider
          key={section}
          label={t.scores[section]}
          min={min}
          max={max}
          step={step}
          stored={scoresOf(stored, test)?.[section]}
          value={score}
          textOf={asText}
          onChange={(value) => onTry(withScore(tried, test, section, value))}
        />
      )
    );
  });
}

function Group({ group, stored, tried, onTry }: TryProps & { readonly group: SurveyGroup }) {
  return (
    <Foldable title={t.groups[group]}>
      {SURVEY_QUESTIONS.filter((question) => question.group === group).map(
        ({ questionId: id, questionText }) => (
          <WhatIfSlider
            key={id}
            label={questionText}
            min={1}
            max={5}
            stored={stored.answers[id]}
            value={tried.answers[id]}
            textOf={(value) => t.marks[value]!}
            onChange={(value) => onTry(withWish(tried, id, value as Wish))}
          />
        ),
      )}
    </Foldable>
  );
}

interface FoldableProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** Renders its content only when open, because a slider measures itself once. */
function Foldable({ title, isOpenAtFirst = false, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Box
      as="details"
      pad={[0, 4]}
      rule="top"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={styles.group}
    >
      <Text as="summary" size={2} weight={600}>
        {title}
      </Text>
      {isOpen && children}
    </Box>
  );
}

interface WhatIfSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly stored: number | undefined;
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function WhatIfSlider({ label, stored, value, textOf, ...slider }: WhatIfSliderProps) {
  const labelId = useId();
  const text = textOf(value);
  const shown = stored === undefined || stored === value ? text : t.whatIf.changed(textOf(stored), text);
  return (
    <div className={styles.slider}>
      <Row align="stretch" justify="between" gap={3}>
        <span id={labelId}>{label}</span>
        <span className={stored === value ? styles.stored : styles.tried}>{shown}</span>
      </Row>
      <SliderInput {...slider} labelledBy={labelId} value={value} valueText={shown} />
    </div>
  );
}
