import { type FocusEvent, useEffect, useRef } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { isCompleted } from './taskOrder';
import { pointAt, usePlaces } from './ticked';

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

const CHECKBOXES = 'input[type="checkbox"]';

function usePreservedFocus<Region extends HTMLElement>() {
  const ref = useRef<Region>(null);
  const place = useRef(-1);
  const boxes = () => [...(ref.current?.querySelectorAll<HTMLElement>(CHECKBOXES) ?? [])];
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const left = boxes();
    (left[Math.min(place.current, left.length - 1)] ?? ref.current)?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<Region>) => {
      place.current = boxes().indexOf(target);
    },
    onBlur: () => {
      place.current = -1;
    },
  };
}
