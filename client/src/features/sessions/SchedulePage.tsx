import { useSelector } from 'react-redux';
import { Button, Classes, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { Availability } from 'contract/session-hours';
import { sessionMessages, FARTHEST_DAYS, sessionTimeIssue } from 'contract/sessions';
import { CalendarFeedButton } from '../../domain/calendar-feed/CalendarFeedButton';
import { selectUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Card, Row, Text } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { FieldError, violationText } from '../../shared/form/FieldError';
import { now } from '../../shared/lib/clock';
import { instantOf, isSkipped, plusDays, today } from '../../shared/lib/time';
import { Failure } from '../../shared/ui/Failure';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { t as staff } from './staff/en';
import { Exceptions } from './Exceptions';
import { SessionsApi } from './sessions.api';
import { WeeklyForm } from './WeeklyForm';
import { WeekHours } from './WeekHours';
import { PANEL } from './panel';

export default function SchedulePage() {
  const user = useSelector(selectUser);
  if (!user)
    return (
      <Empty sketch="camera" action={<ButtonLink to="/sign-in">{t.signIn}</ButtonLink>}>
        {sessionMessages.signedInAlone}
      </Empty>
    );
  if (user.role !== 'counselor')
    return (
      <Empty
        sketch="camera"
        action={
          user.role === 'student' && <ButtonLink to="/schedule-help">{t.titles.scheduleHelp}</ButtonLink>
        }
      >
        {sessionMessages.counselorsAlone}
      </Empty>
    );
  return <Hours />;
}

function Hours() {
  const query = SessionsApi.useHoursQuery();
  return (
    <>
      <Loaded query={query} what={t.hours.loading} rows={7}>
        {(hours) => (
          <>
            <Week hours={hours} />
            <Exceptions hours={hours} />
          </>
        )}
      </Loaded>
      <PublishForm />
      <Card as="section" {...PANEL}>
        <h2>{t.feed.heading}</h2>
        <Text as="p" size={2} tone="muted">
          {t.feed.about}
        </Text>
        <Row align="start" wrap gap={2}>
          <CalendarFeedButton of="counselor" />
        </Row>
      </Card>
    </>
  );
}

function Week({ hours }: { hours: Availability }) {
  const isNew = hours.weekly.length === 0 && hours.version < 0;
  const [{ show }, go] = useUrlState({ show: isNew ? 'weekly' : 'week' });
  const showsWeekly = show === 'weekly';
  return (
    <Card as="section" {...PANEL} width="page">
      <Row wrap gap={2} justify="between">
        <h2>{staff.week.heading}</h2>
        <SegmentedSwitch
          label={staff.week.heading}
          value={showsWeekly ? 'weekly' : 'week'}
          options={[
            { value: 'week', text: staff.week.byWeek },
            { value: 'weekly', text: staff.week.everyWeek },
          ]}
          onChange={(next) => go({ show: next })}
        />
      </Row>
      {/* Hidden rather than left out, so that looking at a week keeps unsaved weekly hours. */}
      <div hidden={!showsWeekly}>
        {/* The key depends only on the weekly hours, so that saving an exception keeps unsaved edits. */}
        <WeeklyForm key={JSON.stringify([hours.timeZone, hours.weekly])} hours={hours} />
      </div>
      {!showsWeekly && <WeekHours hours={hours} />}
    </Card>
  );
}

const slotsText = t.slots;

/** Checks the value of a datetime field, 'YYYY-MM-DDTHH:mm', as New York time. */
function timeError(typed: string): string | undefined {
  const [date, time] = typed.split('T');
  if (date && time && isSkipped(date, time)) return slotsText.skipped;
  return violationText(sessionTimeIssue(toTime(typed), now()));
}

const toTime = (typed: string) => {
  const [date, time] = typed.split('T');
  return date && time ? instantOf(date, time) : undefined;
};

function PublishForm() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState<ErrorMessages>();
  const [publish, { isLoading }] = SessionsApi.usePublishSlotMutation();

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
      <h2>{slotsText.create}</h2>
      <FormGroup label={slotsText.time} labelInfo={slotsText.zone} labelFor={id}>
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
        <Button type="submit" intent="primary" text={slotsText.submit} loading={isLoading} />
      </div>
    </Card>
  );
}
