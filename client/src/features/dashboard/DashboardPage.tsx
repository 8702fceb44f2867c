import type { ComponentType } from 'react';
import { TasksCard } from './TasksCard';
import styles from './DashboardPage.module.css';

const CARDS: readonly ComponentType[] = [TasksCard];

export default function DashboardPage() {
  return (
    <div className={styles.grid}>
      {CARDS.map((Card) => (
        <Card key={Card.name} />
      ))}
    </div>
  );
}
