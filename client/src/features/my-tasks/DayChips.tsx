import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TaskAssignmentResource } from 'contract/tasks';
import { kindOf } from '../../domain/tasks/taskKind';
import { isCompleted, fullNameOf } from '../../domain/tasks/taskOrder';
import { today } from '../../shared/lib/time';
import { useDraggable } from '../../shared/ui/drag';
import { KindLabel } from '../../domain/tasks/KindLabel';
import { Stack } from '../../shared/layout/layout';
import type { CalendarEntry } from './calendarEntries';
import styles from './calendar.module.css';
import { t } from './en';
import { useIsMovable } from './reminderMoves';

const LABEL_LENGTH = 5;

interface TaskChipProps {
  readonly task: TaskAssignmentResource;
  readonly onOpen: () => void;
}

export function TaskChip({ task, onOpen }: TaskChipProps) {
  const held = useRef<HTMLButtonElement>(null);
  const fixed = useRef<HTMLButtonElement>(null);
  const movable = useIsMovable()(task);
  const state = useDraggable(held, task.id);
  const fullName = fullNameOf(task);
  return (
    <Stack
      as="button"
      ref={movable ? held : fixed}
      type="button"
      tabIndex={-1}
      bare
      tone="ink"
      className={styles.chip}
      data-drag={movable ? state : undefined}
      title={fullName}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      <KindLabel kind={kindOf(task)} note="">
        <Words whole={fullName} short={shortened(task.attributes.name)} />
      </KindLabel>
      <span className="visually-hidden">{isCompleted(task) ? t.calendar.completed(fullName) : fullName}</span>
    </Stack>
  );
}

export function EntryChip({ entry: { kind, date, label, second, title, to } }: { entry: CalendarEntry }) {
  const isPassed = date < today();
  const spoken = isPassed && kind === 'deadline' ? t.calendar.passed(title) : title;
  return (
    <Stack
      as={Link}
      to={to}
      tabIndex={-1}
      tone="ink"
      className={styles.chip}
      data-passed={isPassed}
      title={spoken}
      onClick={(event) => event.stopPropagation()}
    >
      <KindLabel kind={kind} note={<span aria-hidden="true">{second}</span>}>
        <Words whole={label} short={shortened(label)} />
      </KindLabel>
      <span className="visually-hidden">{spoken}</span>
    </Stack>
  );
}

const Words = ({ whole, short }: { whole: string; short: string }): ReactNode => (
  <span aria-hidden="true">
    <span className={styles.whole}>{whole}</span>
    <span className={styles.short}>{short}</span>
  </span>
);

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH).join('').trimEnd()}…` : name;
}
