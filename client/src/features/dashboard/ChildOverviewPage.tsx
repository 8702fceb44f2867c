import type { ChildOverview } from 'contract/dashboard';
import { ForChild } from '../../domain/children/ForChild';
import { usePlanPages } from '../../domain/children/planPages';
import { Stack } from '../../shared/layout/layout';
import { formatWeekday, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { PageLine } from '../../shared/ui/PageHeader';
import { Card } from './Card';
import { ComingWeeks } from './ComingWeeks';
import { useChildOverviewQuery } from './dashboard.api';
import styles from './dashboard.module.css';
import { t } from './en';
import { Now } from './Now';
import { countsOf, SavedColleges } from './SavedColleges';
import { TasksCard } from './TasksCard';
import { Waiting } from './Waiting';

export default function ChildOverviewPage() {
  return (
    <>
      <PageLine>{formatWeekday(today())}</PageLine>
      <ForChild>{(childId) => <OverviewOf childId={childId} />}</ForChild>
    </>
  );
}

function OverviewOf({ childId }: { childId: string }) {
  const query = useChildOverviewQuery(childId, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} what={t.child.loading} loading={<Waiting what={t.child.loading} />}>
      {({ tasks, weeks, colleges }) => (
        <Stack gap={4}>
          <Now tasks={tasks} college={colleges.next[0]} isFirst={false} />
          <ComingWeeks weeks={weeks} />
          <Stack gap={4} className={styles.grid}>
            <TasksCard tasks={tasks} />
            <CollegesOfChild colleges={colleges} />
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
        <Empty of="colleges">{t.child.noColleges}</Empty>
      )}
    </Card>
  );
}
