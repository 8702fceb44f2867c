import type { TaskDefinitionResource } from 'contract/tasks';
import { formatNumber } from '../../shared/lib/format';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/DataTable';
import { useDeleteTaskMutation, useTaskDefinitionsQuery } from '../../domain/tasks/tasks.api';
import { DueDate } from '../../shared/ui/DueDate';
import { t } from './en';
import { TaskName } from './TaskName';
import { TaskTable } from './TaskTable';

const LAST = '9999-12-31';

const columns: readonly Column<TaskDefinitionResource>[] = [
  {
    key: 'name',
    header: t.table.name,
    cell: ({ attributes: { name, description } }) => <TaskName name={name} description={description} />,
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'entered',
    header: t.table.entered,
    cell: ({ attributes: { createdAt } }) => (
      <time dateTime={createdAt} title={formatInstant(createdAt)}>
        {formatDate(createdAt)}
      </time>
    ),
    sortBy: ({ attributes }) => attributes.createdAt,
  },
  {
    key: 'due',
    header: t.table.due,
    cell: ({ attributes }) => <DueDate date={attributes.due_date} />,
    sortBy: ({ attributes }) => attributes.due_date ?? LAST,
  },
  {
    key: 'students',
    header: t.table.students,
    cell: ({ attributes }) => formatNumber(attributes.assignedCount),
    sortBy: ({ attributes }) => attributes.assignedCount,
  },
];

/** The tasks that the signed-in person has given to all own students. */
export function TasksOfAll({ onEdit }: { onEdit: (taskId: string) => void }) {
  const { data, error, refetch } = useTaskDefinitionsQuery();
  const [deleteTask] = useDeleteTaskMutation();
  return (
    <TaskTable
      caption={t.table.ofAll}
      columns={columns}
      rows={data?.filter(({ attributes }) => attributes.applyToAll)}
      empty={t.table.noneOfAll}
      failed={error && { error, onRetry: refetch }}
      initialSort="due"
      nameOf={({ attributes }) => attributes.name}
      mayEdit={({ attributes }) => attributes.external_id === null}
      onEdit={({ id }) => onEdit(id)}
      onDelete={({ id }) => deleteTask(id).unwrap()}
      consequence={({ attributes: { name, assignedCount } }) => t.table.takenOffAll(name, assignedCount)}
    />
  );
}
