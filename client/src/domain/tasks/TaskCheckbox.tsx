import { Checkbox } from '@blueprintjs/core';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { TaskSummary } from 'contract/tasks';
import { nowDate } from '../../shared/lib/clock';
import { TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { usePlanPages } from '../children/planPages';
import { t } from './en';
import { isCompleted, fullNameOf } from './taskOrder';
import { TasksApi } from './tasks.api';
import { stayInPlace, pointAt, usePlaces } from './ticked';
import styles from './tasks.module.css';

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

export function TaskCheckbox({ task }: { task: TaskSummary }) {
  return usePlanPages().changes ? <OwnCheckbox task={task} /> : <State task={task} />;
}

/** Looks like nothing that one could tick. */
function State({ task }: { task: TaskSummary }) {
  const isDone = isCompleted(task);
  return (
    <span className={styles.state} data-done={isDone}>
      {isDone && <TickIcon />}
      <span className="visually-hidden">{isDone ? t.isDone : t.isOpen}</span>
    </span>
  );
}

function OwnCheckbox({ task }: { task: TaskSummary }) {
  const { id, attributes } = task;
  const [complete, { isLoading }] = TasksApi.useCompleteTaskMutation();
  const { studentId, completedDate } = attributes;
  const toggle = async () => {
    if (isLoading) return;
    const completing = completedDate === null;
    stayInPlace(id, !completing);
    try {
      const completedDate = completing ? nowDate().toISOString() : null;
      await runAction(complete({ id, studentId, completedDate }), completing ? t.completed : t.reopened);
      // The delay before the task moves starts when the user sees the change.
      stayInPlace(id, !completing);
    } catch {
      toast.error(t.notCompleted);
    }
  };
  return (
    <Checkbox
      className={styles.checkbox}
      aria-label={t.completedLabel(fullNameOf(task))}
      aria-busy={isLoading}
      checked={completedDate !== null}
      onChange={toggle}
    />
  );
}
