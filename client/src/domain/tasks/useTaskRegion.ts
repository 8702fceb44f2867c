import { useEffect } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { isCompleted } from './taskOrder';
import { pointAt, usePlaces } from './ticked';
import { useKeptFocus } from './useKeptFocus';

/**
 * Of whatever lists tasks with their boxes. A task that was just ticked stays in its place for a moment, struck
 * through or not, and moves on once the pointer is elsewhere: sort and group by `isFolded`, not by its state.
 */
export function useTaskRegion<Region extends HTMLElement>() {
  const keptFocus = useKeptFocus<Region>();
  const places = usePlaces();
  useEffect(() => () => pointAt(false), []);
  return {
    region: {
      ...keptFocus,
      onPointerEnter: () => pointAt(true),
      onPointerLeave: () => pointAt(false),
    },
    /** Whether a task stands with the completed ones. */
    isFolded: (task: TaskSummary) => places.get(task.id) ?? isCompleted(task),
  };
}
