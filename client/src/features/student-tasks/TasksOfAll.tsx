import type { TaskDefinitionResource } from 'contract/tasks';
import { formatNumber } from '../../shared/lib/format';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { ResourceList } from '../../shared/list/ResourceList';
import { useDeleteTaskMutation, useTaskDefinitionsQuery } from '../../domain/tasks/tasks.api';
import { DueDate } from '../../shared/ui/DueDate';
import { EditButton } from './EditButton';
import { t } from './en';
import { TaskName } from './TaskName';

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

export function TasksOfAll({ onEdit }: { onEdit: (taskId: string) => void }) {
  const query = useTaskDefinitionsQuery();
  const [deleteTask] = useDeleteTaskMutation();
  return (
    <ResourceList<TaskDefinitionResource, never>
      query={{ ...query, currentData: query.currentData?.filter(({ attributes }) => attributes.applyToAll) }}
      what={t.table.ofAll}
      subject="tasks"
      empty={t.table.noneOfAll}
      table={{ columns, initialSort: 'due' }}
      nameOf={({ attributes }) => attributes.name}
      actions={({ id, attributes: { name, external_id } }) =>
        external_id === null && <EditButton name={name} onClick={() => onEdit(id)} />
      }
      remove={{
        ...t.remove,
        consequence: (name, { attributes }) => t.table.takenOffAll(name, attributes.assignedCount),
        run: ({ id }) => deleteTask(id),
      }}
    />
  );
}
