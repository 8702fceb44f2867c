import { useSelector } from 'react-redux';
import type { Availability } from 'contract/session-hours';
import { sessionMessages } from 'contract/sessions';
import { CalendarFeedButton } from '../../domain/calendar-feed/CalendarFeedButton';
import { selectUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Card, Row, Text } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { t } from './en';
import { t as staff } from './staff/en';
import { Exceptions } from './Exceptions';
import { PublishForm } from './PublishForm';
import { useHoursQuery } from './sessions.api';
import { WeeklyForm } from './WeeklyForm';
import { WeekHours } from './WeekHours';
import { PANEL } from './panel';

export default function SchedulePage() {
  const user = useSelector(selectUser);
  if (!user)
    return (
      <Empty of="sessions" action={<ButtonLink to="/sign-in">{t.signIn}</ButtonLink>}>
        {sessionMessages.signedInAlone}
      </Empty>
    );
  if (user.role !== 'counselor') return <Empty of="sessions">{sessionMessages.counselorsAlone}</Empty>;
  return <Hours />;
}

function Hours() {
  const query = useHoursQuery();
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
