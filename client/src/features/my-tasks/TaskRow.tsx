import { useId, useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { TaskCheckbox } from '../../domain/tasks/TaskCheckbox';
import { kindOf, TaskDueDate } from '../../domain/tasks/taskKind';
import { CalendarIcon, ChevronDownIcon, ChevronUpIcon, TrashIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Row, Stack, Text, Card } from '../../shared/layout/layout';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { openConfirm } from '../../shared/form/confirm';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import styles from './tasks.module.css';
import { usePlanPages } from '../../domain/children/planPages';
import { TaskText } from '../../domain/tasks/TaskText';
import { useIsMovable } from './reminderMoves';
import { Button } from '@blueprintjs/core';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';

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
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <li>
      <Row align="start" className={styles.row}>
        <TaskCheckbox task={task} />
        <Row
          as="button"
          type="button"
          bare
          grow
          wrap
          gap={[0, 3]}
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          autoFocus={opened && focusOpened}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Text
            breakable
            weight={done ? undefined : 500}
            strike={done}
            tone={done ? 'muted' : undefined}
            grow="24ch"
          >
            {attributes.name}
          </Text>
          {college && <StatusTag label={college} />}
          <Text size={2}>
            {kindOf(task) === 'start' ? (
              <Text tone="accent">{t.groups.start}</Text>
            ) : (
              <TaskDueDate task={task} />
            )}
          </Text>
          <Chevron className={styles.chevron} />
        </Row>
      </Row>
      {isOpen && (
        <Stack id={detailsId} gap={3} className={styles.details}>
          <TaskDetails task={task} />
        </Stack>
      )}
    </li>
  );
}

function TaskDetails({ task }: { task: TaskAssignmentResource }) {
  const { changes } = usePlanPages();
  const isMovable = useIsMovable();
  const { attributes, relationships } = task;
  return (
    <>
      <TaskText {...attributes} college={relationships.college.data?.attributes.name} />
      {changes && attributes.isReminder && (
        <Row align="stretch" wrap gap={2}>
          {isMovable(task) && <ReminderDay task={task} />}
          <DeleteReminder task={task} />
        </Row>
      )}
    </>
  );
}

const ReminderDayDialog = lazyComponent(() => import('./ReminderDayDialog'));

const ReminderDay = ({ task }: { task: TaskAssignmentResource }) => (
  <Button
    variant="outlined"
    size="small"
    icon={<CalendarIcon />}
    text={t.reminder.move}
    onClick={() => openDialog(ReminderDayDialog, { task })}
  />
);

function DeleteReminder({ task: { attributes } }: { task: TaskAssignmentResource }) {
  const [remove] = TasksApi.useDeleteReminderMutation();
  const ask = () =>
    openConfirm({
      title: t.reminder.deleting,
      confirmLabel: t.reminder.confirm,
      children: t.reminder.consequence(attributes.name),
      onConfirm: () => runAction(remove(attributes.taskId), t.reminder.deleted),
      refocus: focusPageTitle,
    });
  return (
    <Button
      variant="outlined"
      intent="danger"
      size="small"
      icon={<TrashIcon />}
      text={t.reminder.delete}
      onClick={ask}
    />
  );
}

interface TaskListProps {
  readonly tasks: readonly TaskAssignmentResource[];
  readonly opened?: string;
  readonly focusOpened?: boolean;
}

export function TaskList({ tasks, opened, focusOpened = false }: TaskListProps) {
  return (
    <Card as="ul" lines>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} opened={task.id === opened} focusOpened={focusOpened} />
      ))}
    </Card>
  );
}
