import { useEffect } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { isCompleted } from './taskOrder';
import { pointAt, usePlaces } from './ticked';
import { usePreservedFocus } from './usePreservedFocus';

/** A ticked task stays in place for a moment, so sort and group by `isFolded` instead of the task's state. */
export function useTaskRegion<Region extends HTMLElement>() {
  const preservedFocus = usePreservedFocus<Region>();
  const places = usePlaces();
  useEffect(() => () => pointAt(false), []);
  return {
    region: {
      ...preservedFocus,
      onPointerEnter: () => pointAt(true),
      onPointerLeave: () => pointAt(false),
    },
    isFolded: (task: TaskSummary) => places.get(task.id) ?? isCompleted(task),
  };
}
