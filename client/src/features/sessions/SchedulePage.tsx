import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { sessionMessages } from 'contract/sessions';
import { CalendarFeedButton } from '../../domain/calendar-feed/CalendarFeedButton';
import { selectUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Card, Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { Exceptions } from './Exceptions';
import { PublishForm } from './PublishForm';
import { useHoursQuery } from './sessions.api';
import { Slots } from './Slots';
import { WeeklyForm } from './WeeklyForm';
import { PANEL } from './panel';

export default function SchedulePage() {
  const user = useSelector(selectUser);
  if (!user)
    return (
      <Empty of="sessions" action={<Link to="/sign-in">{t.signIn}</Link>}>
        {sessionMessages.signedInAlone}
      </Empty>
    );
  if (user.role !== 'counselor') return <Empty of="sessions">{sessionMessages.counselorsAlone}</Empty>;
  return <Hours counselorId={user.id} />;
}

function Hours({ counselorId }: { counselorId: string }) {
  const query = useHoursQuery();
  return (
    <>
      <PublishForm />
      <Loaded query={query} what={t.hours.loading} rows={7}>
        {(hours) => (
          <>
            {/* The key depends only on the weekly hours, so that saving an exception keeps unsaved edits. */}
            <WeeklyForm key={JSON.stringify([hours.timeZone, hours.weekly])} hours={hours} />
            <Exceptions hours={hours} />
          </>
        )}
      </Loaded>
      <Slots counselorId={counselorId} />
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
