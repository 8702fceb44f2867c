import type { ComponentType } from 'react';
import { formatWeekday, today } from '../../shared/lib/time';
import { PageLine } from '../../shared/ui/PageHeader';
import { CollegesCard } from './CollegesCard';
import { NotificationsCard } from './NotificationsCard';
import { TasksCard } from './TasksCard';
import styles from './DashboardPage.module.css';

const CARDS: readonly ComponentType[] = [TasksCard, CollegesCard, NotificationsCard];

export default function DashboardPage() {
  return (
    <div className={styles.grid}>
      <PageLine>{formatWeekday(today())}</PageLine>
      {CARDS.map((Card) => (
        <Card key={Card.name} />
      ))}
    </div>
  );
}
