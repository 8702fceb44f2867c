import type { TaskProgressResource } from 'contract/task-progress';
import { TasksApi } from '../../../domain/tasks/tasks.api';
import { TYPE_NAMES } from '../../../domain/tasks/taskForm';
import { Stack, Text } from '../../../shared/layout/layout';
import type { Column } from '../../../shared/list/columns';
import { ResourceList } from '../../../shared/list/ResourceList';
import { openDialog } from '../../../shared/ui/dialogs';
import { DueDate } from '../../../domain/tasks/DueDate';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { Meter } from '../../../shared/ui/Meter';
import { EditButton } from '../EditButton';
import { t as page } from '../en';
import { t } from './en';
import styles from '../student-tasks.module.css';
import { ProgressApi } from './progress.api';

const OpenTasksDialog = lazyComponent(() => import('./OpenTasksDialog'));

const LAST = '9999-12-31';

const leftOf = ({ attributes: { assigned, done } }: TaskProgressResource) => assigned - done;

const columns: readonly Column<TaskProgressResource>[] = [
  {
    key: 'name',
    header: page.table.name,
    cell: ({ attributes }) => (
      <Stack breakable pad={[1, 0]}>
        <strong>{attributes.name}</strong>
        <Text size={2} tone="muted">
          {TYPE_NAMES[attributes.type]}
        </Text>
      </Stack>
    ),
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'done',
    header: t.done,
    cell: (task) => <Done task={task} />,
    sortBy: ({ attributes: { assigned, done } }) => done / assigned,
  },
  {
    key: 'due',
    header: page.table.due,
    cell: (task) => <DueDate date={task.attributes.due_date} done={leftOf(task) === 0} />,
    className: styles.due,
    atEnd: true,
    sortBy: ({ attributes }) => attributes.due_date ?? LAST,
  },
];

function Done({ task }: { task: TaskProgressResource }) {
  const { name, assigned, done } = task.attributes;
  const left = leftOf(task);
  return (
    <Stack gap={1} align="start">
      <Text tabular>{t.doneOf(done, assigned)}</Text>
      <Meter share={done / assigned} />
      {left > 0 && (
        <Text
          as="button"
          type="button"
          bare
          link
          size={2}
          aria-label={t.leftOf(left, name)}
          onClick={() => openDialog(OpenTasksDialog, { task })}
        >
          {t.left(left)}
        </Text>
      )}
    </Stack>
  );
}

/** The tasks of the user's students, with how many have done each. */
export function TasksOfCaseload({ onEdit }: { onEdit: (taskId: string) => void }) {
  const query = ProgressApi.useTaskProgressQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: definitions } = TasksApi.useTaskDefinitionsQuery();
  const [deleteTask] = TasksApi.useDeleteTaskMutation();
  // The task may also be on lists of students whom the user no longer has.
  const losing = ({ id, attributes }: TaskProgressResource) =>
    definitions?.find((one) => one.id === id)?.attributes.assignedCount ?? attributes.assigned;
  return (
    <ResourceList<TaskProgressResource, never>
      query={query}
      what={t.what}
      sketch="checklist"
      empty={t.none}
      table={{ columns, initialSort: 'due' }}
      nameOf={({ attributes }) => attributes.name}
      actions={({ id, attributes: { name, own } }) =>
        own && <EditButton name={name} onClick={() => onEdit(id)} />
      }
      remove={{
        ...page.remove,
        may: ({ attributes }) => attributes.own,
        consequence: (name, task) => page.table.takenOffAll(name, losing(task)),
        run: ({ id }) => deleteTask(id),
      }}
    />
  );
}
