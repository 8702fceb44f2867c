import { useState, type ComponentType } from 'react';
import { keep, kept } from '../../shared/lib/kept';
import { formatWeekday, today } from '../../shared/lib/time';
import { PageLine } from '../../shared/ui/PageHeader';
import { CollegesCard } from './CollegesCard';
import { useFirstStepsQuery } from './dashboard.api';
import { FirstSteps, isComplete } from './FirstSteps';
import { NotificationsCard } from './NotificationsCard';
import { ScheduleHelp } from './ScheduleHelp';
import { TasksCard } from './TasksCard';
import { TestsCard } from './TestsCard';
import styles from './DashboardPage.module.css';

const CARDS: readonly ComponentType[] = [TasksCard, CollegesCard, TestsCard, NotificationsCard];

const HIDDEN = 'first-steps-hidden';

export default function DashboardPage() {
  const [isHidden, setHidden] = useState(() => kept<true>(localStorage, HIDDEN) ?? false);
  const steps = useFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: done, isLoading } = steps;
  const leads = done && !isHidden && !isComplete(done);
  const hide = () => {
    keep(localStorage, HIDDEN, true);
    setHidden(true);
  };
  return (
    <div className={styles.page} aria-busy={isLoading}>
      <PageLine>{formatWeekday(today())}</PageLine>
      <ScheduleHelp />
      {leads && <FirstSteps done={done} onDone={steps.refetch} onHide={hide} />}
      <div className={styles.grid}>
        {CARDS.map((Card) => (
          <Card key={Card.name} />
        ))}
      </div>
    </div>
  );
}
