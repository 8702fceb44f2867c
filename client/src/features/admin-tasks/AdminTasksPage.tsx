import { Button, Callout } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { Grade } from 'contract/profile';
import { TASK_TYPES, type TaskDefinitionResource } from 'contract/tasks';
import { foldForSearch } from 'contract/text';
import { Box } from '../../shared/layout/layout';
import { formatNumber } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { ResourceList } from '../../shared/list/ResourceList';
import { useSearch } from '../../shared/list/SearchBox';
import { useFilters } from '../../shared/routing/useUrlState';
import { gradeName } from '../../domain/students/school';
import { DeleteTask } from '../../domain/tasks/DeleteTask';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { TYPE_NAMES } from '../../domain/tasks/taskForm';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { DueDate } from '../../domain/tasks/DueDate';
import { EditIcon, HistoryIcon } from '../../shared/ui/icons';
import { focusPageTitle, PageLine } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import styles from './adminTasks.module.css';

const LAST = '9999-12-31';

const gradesText = (grades: readonly Grade[]) =>
  grades.length > 0 ? grades.map(gradeName).join(', ') : t.grades.all;

const columns: readonly Column<TaskDefinitionResource>[] = [
  {
    key: 'name',
    header: t.columns.name,
    cell: ({ attributes }) => <div className={styles.name}>{attributes.name}</div>,
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'type',
    header: t.columns.type,
    cell: ({ attributes }) => TYPE_NAMES[attributes.type],
    sortBy: ({ attributes }) => attributes.type,
  },
  {
    key: 'grades',
    header: t.grades.label,
    cell: ({ attributes: { type, grades } }) => (type === 'standard' ? gradesText(grades) : '–'),
    sortBy: ({ attributes }) => attributes.grades.join(),
  },
  {
    key: 'externalId',
    header: t.columns.externalId,
    cell: ({ attributes }) => attributes.external_id ?? '–',
    sortBy: ({ attributes }) => attributes.external_id ?? '',
  },
  {
    key: 'dueDate',
    header: t.columns.dueDate,
    cell: ({ attributes }) => <DueDate date={attributes.due_date} done />,
    atEnd: true,
    sortBy: ({ attributes }) => attributes.due_date ?? LAST,
  },
  {
    key: 'importance',
    header: t.columns.importance,
    cell: ({ attributes }) => attributes.weighted_importance ?? '–',
    sortBy: ({ attributes }) => attributes.weighted_importance ?? 0,
  },
  {
    key: 'hours',
    header: t.columns.hours,
    cell: ({ attributes }) => attributes.approx_total_hours ?? '–',
    sortBy: ({ attributes }) => attributes.approx_total_hours ?? 0,
  },
  {
    key: 'assigned',
    header: t.columns.assigned,
    cell: ({ attributes }) => formatNumber(attributes.assignedCount),
    sortBy: ({ attributes }) => attributes.assignedCount,
  },
];

const TYPES = [
  { value: '', label: t.list.allTypes },
  ...TASK_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })),
];

export default function AdminTasksPage() {
  const query = TasksApi.useTaskDefinitionsQuery();
  const [sync, { data: synced, isLoading: syncing }] = TasksApi.useSyncTasksMutation();
  const [q] = useSearch();
  const [{ type }] = useFilters({ type: '' });
  const tasks = query.currentData;
  const searched = foldForSearch(q);
  const matching = tasks?.filter(
    ({ attributes: { name, external_id, ...task } }) =>
      (!type || task.type === type) &&
      [name, external_id].some((text) => foldForSearch(text ?? '').includes(searched)),
  );
  return (
    <ResourceList
      query={{ ...query, currentData: matching }}
      what={t.list.what}
      search={t.list.search}
      filters={[{ name: 'type', label: t.columns.type, options: TYPES }]}
      tools={
        <Button text={t.list.sync} loading={syncing} onClick={() => sync().unwrap().catch(toast.failure)} />
      }
      sketch="checklist"
      empty={
        tasks?.length === 0 ? (
          <>
            {t.list.none} <Link to="/admin-new-task">{t.list.addFirst}</Link>
          </>
        ) : (
          t.list.noMatch
        )
      }
      table={{ columns, initialSort: 'name' }}
      nameOf={({ attributes }) => attributes.name}
      actions={(task) => <Actions task={task} />}
    >
      <PageLine>{tasks && t.list.count(tasks.length)}</PageLine>
      <div role="status">
        {synced && (
          <Box as={Callout} below={4} intent="success">
            {t.list.synced(synced.message, synced.count, formatInstant(synced.syncedAt))}
          </Box>
        )}
      </div>
    </ResourceList>
  );
}

function Actions({ task }: { task: TaskDefinitionResource }) {
  const { name, external_id, assignedCount } = task.attributes;
  const query = external_id ? new URLSearchParams({ externalId: external_id }) : `id=${task.id}`;
  const [deleteTask] = TasksApi.useDeleteTaskMutation();
  return (
    <>
      <ButtonLink
        to={`/admin-edit-task?${query}`}
        minimal
        aria-label={t.list.edit(name)}
        title={t.list.editTip}
        icon={<EditIcon />}
      />
      <ButtonLink
        to={`/admin/audit?task=${task.id}`}
        minimal
        aria-label={t.list.history(name)}
        title={t.list.historyTip}
        icon={<HistoryIcon />}
      />
      <DeleteTask
        compact
        name={name}
        students={assignedCount}
        run={() => deleteTask(task.id)}
        onDeleted={() => focusPageTitle()}
      />
    </>
  );
}
