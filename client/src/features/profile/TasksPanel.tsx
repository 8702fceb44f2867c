import { Link } from 'react-router-dom';
import { NEXT_TASKS, NextTasks } from '../../domain/tasks/NextTasks';
import { useMyTasksQuery } from '../../domain/tasks/tasks.api';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { Text } from '../../shared/layout/layout';
import { t } from './en';

export function TasksPanel() {
  const query = useMyTasksQuery();
  return (
    <Section title={t.tasks.title} tools={<Link to="/tasks">{t.tasks.all}</Link>}>
      <Loaded
        query={query}
        what={t.tasks.loading}
        rows={NEXT_TASKS}
        empty={
          <Text as="p" flush pad={[1, 'inset', 4]} tone="muted">
            {t.none(t.tasks.title)}
          </Text>
        }
      >
        {(tasks) => <NextTasks tasks={tasks} />}
      </Loaded>
    </Section>
  );
}
