import { useState, type ComponentType } from 'react';
import { FIRST_STEPS } from 'contract/first-steps';
import { keep, kept } from '../../shared/lib/kept';
import { formatWeekday, today } from '../../shared/lib/time';
import { PageLine } from '../../shared/ui/PageHeader';
import { CollegesCard } from './CollegesCard';
import { useFirstStepsQuery } from './dashboard.api';
import { FirstSteps } from './FirstSteps';
import { NotificationsCard } from './NotificationsCard';
import { ScheduleHelp } from './ScheduleHelp';
import { TasksCard } from './TasksCard';
import styles from './DashboardPage.module.css';

const CARDS: readonly ComponentType[] = [TasksCard, CollegesCard, NotificationsCard];

const HIDDEN = 'first-steps-hidden';

export default function DashboardPage() {
  const [isHidden, setHidden] = useState(() => kept<true>(localStorage, HIDDEN) ?? false);
  const { data: done, isLoading } = useFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const leads = done && !isHidden && !FIRST_STEPS.every((step) => done[step]);
  const hide = () => {
    keep(localStorage, HIDDEN, true);
    setHidden(true);
  };
  return (
    <div className={styles.page} data-waiting={isLoading || undefined}>
      <PageLine>{formatWeekday(today())}</PageLine>
      <ScheduleHelp />
      {leads && <FirstSteps done={done} onHide={hide} />}
      <div className={styles.grid}>
        {CARDS.map((Card) => (
          <Card key={Card.name} />
        ))}
      </div>
    </div>
  );
}
