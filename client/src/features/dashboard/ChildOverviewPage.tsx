import { Link } from 'react-router-dom';
import type { ChildOverview } from 'contract/dashboard';
import { ForChild } from '../../domain/children/ForChild';
import { usePlanPages } from '../../domain/children/planPages';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatDate, formatTime, formatWeekday, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { KindIcon } from '../../domain/tasks/KindLabel';
import { PageLine } from '../../shared/ui/PageHeader';
import { Card, Waiting } from './Card';
import { ComingWeeks } from './ComingWeeks';
import { DashboardApi } from './dashboard.api';
import styles from './dashboard.module.css';
import { t } from './en';
import { Now } from './Now';
import { countsOf, SavedColleges } from './SavedColleges';
import { TasksCard } from './TasksCard';

export default function ChildOverviewPage() {
  return (
    <>
      <PageLine>{formatWeekday(today())}</PageLine>
      <ForChild title={t.child.week}>
        {(childId, firstName) => <OverviewOf childId={childId} firstName={firstName} />}
      </ForChild>
    </>
  );
}

function OverviewOf({ childId, firstName }: { childId: string; firstName: string }) {
  const query = DashboardApi.useChildOverviewQuery(childId, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} what={t.child.loading} loading={<Waiting what={t.child.loading} />}>
      {({ tasks, weeks, colleges, sessions }) => (
        <Stack gap={4}>
          <Now tasks={tasks} college={colleges.next[0]} isFirst={false} />
          <ComingWeeks weeks={weeks} />
          <Stack gap={4} className={styles.grid} data-even="true">
            <TasksCard tasks={tasks} />
            <CollegesOfChild colleges={colleges} />
            <SessionsOfChild sessions={sessions} />
            <CanDo firstName={firstName} />
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}

function CollegesOfChild({ colleges: { next, counts } }: Pick<ChildOverview, 'colleges'>) {
  const pages = usePlanPages();
  return (
    <Card
      title={t.colleges.title}
      moreAt={pages.colleges}
      note={next.length > 0 && <span>{countsOf(counts)}</span>}
    >
      {next.length > 0 ? (
        <SavedColleges colleges={next} />
      ) : (
        <Empty sketch="building">{t.child.noColleges}</Empty>
      )}
    </Card>
  );
}

function SessionsOfChild({ sessions }: Pick<ChildOverview, 'sessions'>) {
  const pages = usePlanPages();
  return (
    <Card title={t.child.sessions} moreAt={`${pages.tasks}?view=calendar`}>
      {sessions.length > 0 ? (
        <ul>
          {sessions.map(({ id, date, start, counselor }) => (
            <Row as="li" gap={3} item key={id}>
              <KindIcon kind="session" />
              <Stack grow>
                <Text tone="ink" weight={500}>
                  {t.weeks.session(counselor)}
                </Text>
                <Text size={2} tone="muted">
                  {t.weeks.at(formatDate(date), formatTime(start))}
                </Text>
              </Stack>
            </Row>
          ))}
        </ul>
      ) : (
        <Empty sketch="camera">{t.child.noSessions}</Empty>
      )}
    </Card>
  );
}

const CAN_DO = [
  { to: '/messages', text: t.child.write },
  { to: '/parent/tasks', text: t.child.subscribe },
  { to: '/parent/colleges', text: t.child.compare },
];

const CanDo = ({ firstName }: { firstName: string }) => (
  <Card title={t.child.canDo}>
    <Text as="p" pad={[4, 'inset', 2]} tone="muted">
      {t.child.own(firstName)}
    </Text>
    <ul>
      {CAN_DO.map(({ to, text }) => (
        <Row as="li" item key={to}>
          <Link to={to}>{text(firstName)}</Link>
        </Row>
      ))}
    </ul>
  </Card>
);
