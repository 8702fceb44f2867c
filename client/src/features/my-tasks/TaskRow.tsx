import { useId, useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { TaskCheckbox } from '../../domain/tasks/TaskCheckbox';
import { TaskDueDate } from '../../domain/tasks/taskKind';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { TaskDetails } from './TaskDetails';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  readonly task: TaskAssignmentResource;
  readonly opened: boolean;
  readonly focusOpened: boolean;
}

export function TaskRow({ task, opened, focusOpened }: TaskRowProps) {
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(opened);
  const { attributes, relationships } = task;
  const college = relationships.college.data?.attributes.name;
  const done = isCompleted(task);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <TaskCheckbox task={task} />
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          autoFocus={opened && focusOpened}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={done ? styles.done : styles.name}>{attributes.name}</span>
          {college && <StatusTag label={college} />}
          <span className={styles.due}>
            <TaskDueDate task={task} />
          </span>
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </div>
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          <TaskDetails task={task} />
        </div>
      )}
    </li>
  );
}
