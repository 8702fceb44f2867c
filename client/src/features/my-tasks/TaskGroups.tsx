import { useId, useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { ChevronDownIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { t } from './en';
import { groupsOf, type TaskGroup } from './taskGroups';
import styles from './TaskGroups.module.css';
import { TaskList } from './TaskList';

interface TaskGroupsProps {
  readonly open: readonly TaskAssignmentResource[];
  readonly done: readonly TaskAssignmentResource[];
  readonly opened: string;
  readonly showsDone: boolean;
}

export function TaskGroups({ open, done, opened, showsDone }: TaskGroupsProps) {
  return (
    <div className={styles.groups}>
      {groupsOf(open).map((group) => (
        <Group key={group.name} group={group} opened={opened} />
      ))}
      {done.length > 0 && (
        <Done tasks={done} opened={opened} unfolded={showsDone || done.some(({ id }) => id === opened)} />
      )}
    </div>
  );
}

function Group({ group: { name, tasks }, opened }: { group: TaskGroup; opened: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading} data-group={name}>
        {name === 'overdue' && <WarningSignIcon size={14} />}
        {t.groups[name]} <span className={styles.count}>{tasks.length}</span>
      </h3>
      <TaskList tasks={tasks} opened={opened} />
    </section>
  );
}

interface DoneProps {
  readonly tasks: readonly TaskAssignmentResource[];
  readonly opened: string;
  readonly unfolded: boolean;
}

function Done({ tasks, opened, unfolded }: DoneProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(unfolded);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <TickIcon size={14} />
          {t.groups.done} <span className={styles.count}>{tasks.length}</span>
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </h3>
      {isOpen && <TaskList tasks={tasks} opened={opened} />}
    </section>
  );
}
