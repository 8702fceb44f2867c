import type { Dashboard } from 'contract/dashboard';
import { isToStart } from 'contract/task-timing';
import { usePlanPages } from '../../domain/children/planPages';
import { NextTasks } from '../../domain/tasks/NextTasks';
import { Text } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { Card } from './Card';
import { t } from './en';
import { useState } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { today } from '../../shared/lib/time';
import { usePlaces } from '../../domain/tasks/ticked';

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
        <Empty sketch="checklist">{pages.changes ? t.tasks.none : t.child.noTasks}</Empty>
      )}
    </Card>
  );
}

const completed = (task: TaskSummary): TaskSummary => ({
  ...task,
  attributes: { ...task.attributes, completedDate: task.attributes.completedDate ?? today() },
});

function useSteady(tasks: readonly TaskSummary[]): readonly TaskSummary[] {
  const places = usePlaces();
  const [before, setBefore] = useState(tasks);
  if (!before.some(({ id }) => places.has(id))) {
    if (before !== tasks) setBefore(tasks);
    return tasks;
  }
  const now = new Map(tasks.map((task) => [task.id, task]));
  return before.map((task) => now.get(task.id) ?? completed(task));
}
