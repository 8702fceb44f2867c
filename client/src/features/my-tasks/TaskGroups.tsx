import { useId, useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { ChevronDownIcon, ChevronUpIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { groupsOf, type TaskGroup } from './taskGroups';
import styles from './tasks.module.css';
import { TaskList } from './TaskRow';

interface TaskGroupsProps {
  readonly open: readonly TaskAssignmentResource[];
  readonly done: readonly TaskAssignmentResource[];
  readonly opened: string;
  readonly showsDone: boolean;
}

export function TaskGroups({ open, done, opened, showsDone }: TaskGroupsProps) {
  return (
    <Stack gap={4}>
      {groupsOf(open).map((group) => (
        <Group key={group.name} group={group} opened={opened} />
      ))}
      {done.length > 0 && (
        <Done
          tasks={done}
          count={[...open, ...done].filter(isCompleted).length}
          opened={opened}
          unfolded={showsDone || done.some(({ id }) => id === opened)}
        />
      )}
    </Stack>
  );
}

function Group({ group: { name, tasks }, opened }: { group: TaskGroup; opened: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row as="h3" id={id} gap={2} size={3} tone={name === 'overdue' ? 'danger' : undefined} minHeight={32}>
        {name === 'overdue' && <WarningSignIcon size={14} />}
        {t.groups[name]}{' '}
        <Text tone="muted" weight={400} tabular>
          {tasks.filter((task) => !isCompleted(task)).length}
        </Text>
      </Row>
      <TaskList tasks={tasks} opened={opened} />
    </section>
  );
}

interface DoneProps {
  readonly tasks: readonly TaskAssignmentResource[];
  /** Includes tasks that were ticked just now and have not moved here yet. */
  readonly count: number;
  readonly opened: string;
  readonly unfolded: boolean;
}

function Done({ tasks, count, opened, unfolded }: DoneProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(unfolded);
  return (
    <section aria-labelledby={id}>
      <Row as="h3" id={id} gap={2} size={3} minHeight={32}>
        <Row
          as="button"
          type="button"
          bare
          gap={2}
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <TickIcon size={14} />
          {t.groups.done}{' '}
          <Text tone="muted" weight={400} tabular>
            {count}
          </Text>
          {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </Row>
      </Row>
      {isOpen && <TaskList tasks={tasks} opened={opened} />}
    </section>
  );
}
