import type { Dashboard } from 'contract/dashboard';
import { isToStart } from 'contract/task-timing';
import { usePlanPages } from '../../domain/children/planPages';
import { NextTasks } from '../../domain/tasks/NextTasks';
import { useSteady } from '../../domain/tasks/useSteady';
import { Text } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { Card } from './Card';
import { t } from './en';

export function TasksCard({ tasks: { all, completed, next } }: { tasks: Dashboard['tasks'] }) {
  const pages = usePlanPages();
  const shown = useSteady(next);
  const some = all > 0;
  const isStart = pages.changes && next.some(({ attributes }) => isToStart(attributes));
  return (
    <Card
      title={t.tasks.title}
      moreAt={pages.tasks}
      summary={some && <span>{t.tasks.completed(completed, all)}</span>}
      lead={
        some && (
          <>
            <progress aria-label={t.tasks.progress} value={completed} max={all} />
            {isStart && (
              <Text as="strong" tone="primary" weight={600}>
                {t.tasks.start(next.length)}
              </Text>
            )}
          </>
        )
      }
    >
      {some ? (
        <NextTasks tasks={shown} />
      ) : (
        <Empty of="tasks">{pages.changes ? t.tasks.none : t.child.noTasks}</Empty>
      )}
    </Card>
  );
}
