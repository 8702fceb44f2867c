import { Button, Classes, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FARTHEST_DAYS, sessionMessages, sessionTimeIssue } from 'contract/sessions';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { FieldError } from '../../shared/form/FieldError';
import { violationText } from '../../shared/form/violationText';
import { now } from '../../shared/lib/clock';
import { instantOf, isSkipped, plusDays, today } from '../../shared/lib/time';
import { Failure } from '../../shared/ui/Failure';
import { runAction } from '../../shared/ui/undo';
import { Card } from '../../shared/layout/layout';
import { t as all } from './en';
import { usePublishSlotMutation } from './sessions.api';
import { PANEL } from './panel';

const t = all.slots;

/** Checks the value of a datetime field, 'YYYY-MM-DDTHH:mm', as New York time. */
function timeError(typed: string): string | undefined {
  const [date, time] = typed.split('T');
  if (date && time && isSkipped(date, time)) return t.skipped;
  return violationText(sessionTimeIssue(toTime(typed), now()));
}

const toTime = (typed: string) => {
  const [date, time] = typed.split('T');
  return date && time ? instantOf(date, time) : undefined;
};

export function PublishForm() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState<ErrorMessages>();
  const [publish, { isLoading }] = usePublishSlotMutation();

  const submit = async () => {
    setFailure(undefined);
    const time = toTime(typed);
    const wrong = timeError(typed);
    setIssue(wrong);
    if (wrong || !time) return;
    try {
      await runAction(publish(time), sessionMessages.scheduled);
      setTyped('');
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Card
      as="form"
      {...PANEL}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t.create}</h2>
      <FormGroup label={t.time} labelInfo={t.zone} labelFor={id}>
        <input
          id={id}
          type="datetime-local"
          className={Classes.INPUT}
          step={1800}
          min={`${today()}T00:00`}
          max={`${plusDays(today(), FARTHEST_DAYS)}T23:30`}
          value={typed}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FieldError id={`${id}-error`}>{issue}</FieldError>
      </FormGroup>
      <Failure error={failure} />
      <div>
        <Button type="submit" intent="primary" text={t.submit} loading={isLoading} />
      </div>
    </Card>
  );
}
