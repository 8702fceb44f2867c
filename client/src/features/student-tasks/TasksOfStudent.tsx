import type { TaskAssignmentResource } from 'contract/tasks';
import { serverFailure } from '../../shared/api/errors';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/DataTable';
import {
  useAssignmentsOfQuery,
  useTaskDefinitionsQuery,
  useUnassignMutation,
} from '../../domain/tasks/tasks.api';
import { ceebOf, fullNameOf } from '../../domain/tasks/taskCollege';
import { byDueDate } from '../../domain/tasks/taskOrder';
import { TYPE_NAMES } from '../../domain/tasks/taskForm';
import { Completion } from './Completion';
import { t } from './en';
import { DueDateEditor } from './DueDateEditor';
import { TaskName } from './TaskName';
import { TaskTable } from './TaskTable';

const LAST = '9999-12-31';

const columns: readonly Column<TaskAssignmentResource>[] = [
  {
    key: 'name',
    header: t.table.name,
    cell: ({ attributes: { name, description }, relationships }) => (
      <TaskName name={name} description={description} college={relationships.college.data?.attributes.name} />
    ),
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'type',
    header: t.table.type,
    cell: ({ attributes }) => TYPE_NAMES[attributes.type],
    sortBy: ({ attributes }) => attributes.type,
  },
  {
    key: 'entered',
    header: t.table.entered,
    cell: ({ attributes: { dateEntered } }) => (
      <time dateTime={dateEntered} title={formatInstant(dateEntered)}>
        {formatDate(dateEntered)}
      </time>
    ),
    sortBy: ({ attributes }) => attributes.dateEntered,
  },
  {
    key: 'due',
    header: t.table.due,
    cell: (task) => <DueDateEditor task={task} />,
    sortBy: ({ attributes }) => attributes.dueDate ?? LAST,
  },
  {
    key: 'completed',
    header: t.table.completed,
    cell: (task) => <Completion task={task} />,
    sortBy: ({ attributes }) => attributes.completedDate ?? '',
  },
];

interface TasksOfStudentProps {
  readonly studentId: string;
  readonly name: string;
  readonly onEdit: (taskId: string) => void;
}

/** Open ones first, the soonest of them on top. */
export function TasksOfStudent({ studentId, name, onEdit }: TasksOfStudentProps) {
  const { currentData, error, refetch } = useAssignmentsOfQuery(studentId);
  const { data: definitions } = useTaskDefinitionsQuery();
  const [unassign] = useUnassignMutation();
  const own = new Set(definitions?.map(({ id }) => id));
  return (
    <TaskTable
      caption={t.table.of(name)}
      columns={columns}
      rows={currentData?.toSorted(byDueDate(1))}
      empty={t.table.none(name)}
      failed={error && { error, onRetry: refetch, message: serverFailure(error) }}
      initialSort="completed"
      nameOf={fullNameOf}
      mayEdit={({ attributes: { type, externalId, taskId } }) =>
        type === 'custom' && externalId === null && own.has(taskId)
      }
      onEdit={({ attributes }) => onEdit(attributes.taskId)}
      onDelete={(task) =>
        unassign({ taskId: task.attributes.taskId, studentId, ceeb: ceebOf(task) }).unwrap()
      }
      consequence={(task) => t.table.takenOff(fullNameOf(task), name)}
    />
  );
}
