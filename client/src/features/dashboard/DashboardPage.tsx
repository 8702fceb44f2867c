import { useDeferredValue } from 'react';
import { Button } from '@blueprintjs/core';
import type { Dashboard } from 'contract/dashboard';
import { Stack } from '../../shared/layout/layout';
import { stored } from '../../shared/lib/stored';
import { formatWeekday, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { useInSlices } from '../../shared/list/useInSlices';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageAction, PageLine, focusPageTitle } from '../../shared/ui/PageHeader';
import { NotificationList } from '../../domain/notifications/NotificationList';
import { NotificationsApi } from '../../domain/notifications/notifications.api';
import { Empty } from '../../shared/list/States';
import { toast } from '../../shared/ui/toast';
import { CollegesCard, hasNoColleges } from './CollegesCard';
import { ComingWeeks } from './ComingWeeks';
import { DashboardApi } from './dashboard.api';
import { t } from './en';
import { FirstSteps, isComplete } from './FirstSteps';
import { Now } from './Now';
import { TasksCard } from './TasksCard';
import { TestsCard } from './TestsCard';
import { Card, Placeholder, Waiting } from './Card';
import styles from './dashboard.module.css';
import { useHasPage } from '../../shared/routing/pageTable';
import { VideoIcon } from '../../shared/ui/icons';

const firstStepsHidden = stored<true>('first-steps-hidden');

export default function DashboardPage() {
  const query = useInSlices(DashboardApi.useDashboardQuery(undefined, { refetchOnMountOrArgChange: true }));
  const refetch = async () => (await query.refetch()).data?.firstSteps;
  return (
    <>
      <PageLine>{formatWeekday(today())}</PageLine>
      <PageAction>
        <ScheduleHelp />
      </PageAction>
      <Loaded query={query} what={t.loading} loading={<Waiting what={t.loading} />}>
        {(dashboard) => <Content dashboard={dashboard} onStep={refetch} />}
      </Loaded>
    </>
  );
}

interface ContentProps {
  readonly dashboard: Dashboard;
  readonly onStep: () => Promise<Dashboard['firstSteps'] | undefined>;
}

function Content({ dashboard, onStep }: ContentProps) {
  const { firstSteps, tasks, weeks, colleges, exams, notifications } = dashboard;
  // The largest text appears in a first step, which does not wait for the other cards.
  const isWhole = useDeferredValue(true, false);
  const leads = !firstStepsHidden.useValue() && !isComplete(firstSteps);
  return (
    <Stack gap={4}>
      {leads && <FirstSteps done={firstSteps} onDone={onStep} onHide={() => firstStepsHidden.set(true)} />}
      {(!leads || tasks.overdue.count > 0) && (
        <Now tasks={tasks} college={colleges.next[0]} isFirst={!leads} />
      )}
      {(!leads || weeks.some(({ items }) => items.length > 0)) && <ComingWeeks weeks={weeks} />}
      <Stack gap={4} className={styles.grid} data-even={hasNoColleges(colleges)}>
        <TasksCard tasks={tasks} />
        {isWhole ? (
          <>
            <CollegesCard colleges={colleges} />
            <TestsCard exams={exams} />
            <NotificationsCard notifications={notifications} />
          </>
        ) : (
          <Placeholder height={480} />
        )}
      </Stack>
    </Stack>
  );
}

const PAGE = '/schedule-help';

function ScheduleHelp() {
  const hasPage = useHasPage();
  if (!hasPage(PAGE)) return null;
  return (
    <ButtonLink to={PAGE} className={styles.help} icon={<VideoIcon />}>
      {t.scheduleHelp}
    </ButtonLink>
  );
}

function NotificationsCard({
  notifications: { data, unseen },
}: {
  notifications: Dashboard['notifications'];
}) {
  const [seeAll, { isLoading }] = NotificationsApi.useSeeAllNotificationsMutation();
  const clear = async () => {
    const answer = await seeAll();
    if (answer.error) toast.failure(answer.error);
    else focusPageTitle();
  };
  return (
    <Card
      title={t.notifications.title}
      moreAt="/notifications"
      summary={<span>{t.notifications.unread(unseen)}</span>}
      note={
        unseen > 0 && (
          <Button
            variant="minimal"
            size="small"
            intent="primary"
            text={t.notifications.seeAll}
            loading={isLoading}
            onClick={() => void clear()}
          />
        )
      }
    >
      {data.length > 0 ? (
        <NotificationList notifications={data} />
      ) : (
        <Empty sketch="bell" title={t.notifications.none}>
          {t.notifications.noneReason}
        </Empty>
      )}
    </Card>
  );
}
