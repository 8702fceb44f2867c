import { Button, Callout, Classes, HTMLSelect } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { TASK_TYPES, type TaskDefinitionResource } from 'contract/tasks';
import { counted, formatNumber } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useSyncTasksMutation, useTaskDefinitionsQuery } from '../../domain/tasks/tasks.api';
import { TYPE_NAMES } from '../../domain/tasks/taskForm';
import { DueDate } from '../../shared/ui/DueDate';
import { EditIcon, HistoryIcon } from '../../shared/ui/icons';
import { focusPageTitle, PageLine } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { Toolbar } from '../../shared/ui/Toolbar';
import { DeleteTask } from './DeleteTask';
import styles from './AdminTasksPage.module.css';

const ICON_LINK = `${Classes.BUTTON} ${Classes.MINIMAL}`;
const LAST = '9999-12-31';

const columns: readonly Column<TaskDefinitionResource>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ attributes }) => <div className={styles.name}>{attributes.name}</div>,
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'type',
    header: 'Type',
    cell: ({ attributes }) => TYPE_NAMES[attributes.type],
    sortBy: ({ attributes }) => attributes.type,
  },
  {
    key: 'externalId',
    header: 'External id',
    cell: ({ attributes }) => attributes.external_id ?? '–',
    sortBy: ({ attributes }) => attributes.external_id ?? '',
  },
  {
    key: 'dueDate',
    header: 'Due date',
    cell: ({ attributes }) => <DueDate date={attributes.due_date} done />,
    sortBy: ({ attributes }) => attributes.due_date ?? LAST,
  },
  {
    key: 'importance',
    header: 'Importance',
    cell: ({ attributes }) => attributes.weighted_importance ?? '–',
    sortBy: ({ attributes }) => attributes.weighted_importance ?? 0,
  },
  {
    key: 'hours',
    header: 'Hours',
    cell: ({ attributes }) => attributes.approx_total_hours ?? '–',
    sortBy: ({ attributes }) => attributes.approx_total_hours ?? 0,
  },
  {
    key: 'assigned',
    header: 'Assigned',
    cell: ({ attributes }) => formatNumber(attributes.assignedCount),
    sortBy: ({ attributes }) => attributes.assignedCount,
  },
];

export default function AdminTasksPage() {
  const { data, error, refetch } = useTaskDefinitionsQuery();
  const [sync, { data: synced, isLoading: syncing }] = useSyncTasksMutation();
  const [q] = useSearch();
  const [{ type }, setAddress] = useUrlState({ type: '' });
  const searched = q.toLowerCase();
  const rows = data?.filter(
    ({ attributes: { name, external_id, ...task } }) =>
      (!type || task.type === type) &&
      [name, external_id].some((text) => text?.toLowerCase().includes(searched)),
  );
  return (
    <>
      <PageLine>{data && counted(data.length, 'task')}</PageLine>
      <Toolbar>
        <SearchBox label="Search by name or external id" />
        <HTMLSelect
          aria-label="Type"
          value={type}
          onChange={({ currentTarget }) => setAddress({ type: currentTarget.value })}
          options={[
            { value: '', label: 'All types' },
            ...TASK_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })),
          ]}
        />
        <Button text="Sync tasks" loading={syncing} onClick={() => sync().unwrap().catch(toast.failure)} />
      </Toolbar>
      <div role="status">
        {synced && (
          <Callout intent="success" className={styles.synced}>
            {synced.message} {counted(synced.count, 'task')} newly assigned on{' '}
            {formatInstant(synced.syncedAt)}.
          </Callout>
        )}
      </div>
      <DataTable
        caption="Tasks"
        columns={columns}
        rows={rows}
        empty={
          data?.length === 0 ? (
            <>
              There are no tasks yet. <Link to="/admin-new-task">Add the first one</Link>
            </>
          ) : (
            'No task matches this search.'
          )
        }
        failed={error && { error, onRetry: refetch }}
        actions={(task) => <Actions task={task} />}
        initialSort="name"
      />
    </>
  );
}

function Actions({ task }: { task: TaskDefinitionResource }) {
  const { name, external_id } = task.attributes;
  const query = external_id ? new URLSearchParams({ externalId: external_id }) : `id=${task.id}`;
  return (
    <div className={styles.actions}>
      <Link to={`/admin-edit-task?${query}`} className={ICON_LINK} aria-label={`Edit ${name}`} title="Edit">
        <EditIcon />
      </Link>
      <Link
        to={`/admin/audit?task=${task.id}`}
        className={ICON_LINK}
        aria-label={`History of ${name}`}
        title="History"
      >
        <HistoryIcon />
      </Link>
      <DeleteTask compact task={task} onDeleted={() => focusPageTitle()} />
    </div>
  );
}
