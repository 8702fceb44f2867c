import { useEffect } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { isCompleted } from './taskOrder';
import { pointAt, usePlaces } from './ticked';
import { usePreservedFocus } from './usePreservedFocus';

/**
 * Props for a list of tasks with checkboxes. A ticked task stays in its place for a moment, and longer while the
 * pointer is on the list: sort and group by `isFolded`, not by the task's state.
 */
export function useTaskRegion<Region extends HTMLElement>() {
  const keptFocus = usePreservedFocus<Region>();
  const places = usePlaces();
  useEffect(() => () => pointAt(false), []);
  return {
    region: {
      ...keptFocus,
      onPointerEnter: () => pointAt(true),
      onPointerLeave: () => pointAt(false),
    },
    /** Whether to list the task with the completed ones. */
    isFolded: (task: TaskSummary) => places.get(task.id) ?? isCompleted(task),
  };
}
