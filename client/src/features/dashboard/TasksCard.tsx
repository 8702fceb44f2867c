import type { Dashboard } from 'contract/dashboard';
import { NextTasks } from '../../domain/tasks/NextTasks';
import { useSteady } from '../../domain/tasks/useSteady';
import { Empty } from '../../shared/list/States';
import { Card } from './Card';
import { t } from './en';

export function TasksCard({ tasks: { all, completed, next } }: { tasks: Dashboard['tasks'] }) {
  const shown = useSteady(next);
  const some = all > 0;
  return (
    <Card
      title={t.tasks.title}
      moreAt="/tasks"
      summary={some && <span>{t.tasks.completed(completed, all)}</span>}
      lead={some && <progress aria-label={t.tasks.progress} value={completed} max={all} />}
    >
      {some ? <NextTasks tasks={shown} /> : <Empty of="tasks">{t.tasks.none}</Empty>}
    </Card>
  );
}
