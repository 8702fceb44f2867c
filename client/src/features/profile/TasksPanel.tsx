import { Link } from 'react-router-dom';
import { NEXT_TASKS, NextTasks } from '../../domain/tasks/NextTasks';
import { useMyTasksQuery } from '../../domain/tasks/tasks.api';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { t } from './en';
import styles from './about.module.css';

export function TasksPanel() {
  const query = useMyTasksQuery();
  return (
    <Section title={t.tasks.title} tools={<Link to="/tasks">{t.tasks.all}</Link>}>
      <Loaded
        query={query}
        what={t.tasks.loading}
        rows={NEXT_TASKS}
        empty={<p className={styles.none}>{t.none(t.tasks.title)}</p>}
      >
        {(tasks) => <NextTasks tasks={tasks} />}
      </Loaded>
    </Section>
  );
}
