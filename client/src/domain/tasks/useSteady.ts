import { useState } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { today } from '../../shared/lib/time';
import { usePlaces } from './ticked';

const completed = (task: TaskSummary): TaskSummary => ({
  ...task,
  attributes: { ...task.attributes, completedDate: task.attributes.completedDate ?? today() },
});

export function useSteady(tasks: readonly TaskSummary[]): readonly TaskSummary[] {
  const places = usePlaces();
  const [before, setBefore] = useState(tasks);
  if (!before.some(({ id }) => places.has(id))) {
    if (before !== tasks) setBefore(tasks);
    return tasks;
  }
  const now = new Map(tasks.map((task) => [task.id, task]));
  return before.map((task) => now.get(task.id) ?? completed(task));
}
