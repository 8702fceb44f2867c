import { Button, Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { collegeMessages, type CollegeListResource, type CollegeResource } from 'contract/colleges';
import { isApiError } from '../../shared/api/errors';
import { useLazyCollegeQuery } from '../../domain/colleges/colleges.api';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { Paging, usePage } from '../../shared/list/Paging';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { AddIcon, CalendarIcon, EditIcon, ImportIcon, TrashIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useAdminCollegesQuery } from './adminColleges.api';
import { CollegeDialog } from './CollegeDialog';
import { CollegeStatusTag } from './CollegeStatusTag';
import { DeadlinesDialog } from './DeadlinesDialog';
import { DeleteDialog } from './DeleteDialog';
import styles from './adminColleges.module.css';

const columns: readonly Column<CollegeListResource>[] = [
  { key: 'name', header: 'Name', cell: ({ attributes }) => attributes.name },
  { key: 'ceeb', header: 'CEEB code', cell: ({ attributes }) => attributes.ceeb_code },
  { key: 'location', header: 'Location', cell: ({ attributes }) => attributes.location || '–' },
  { key: 'state', header: 'State', cell: ({ attributes }) => attributes.state },
  {
    key: 'status',
    header: 'Status',
    cell: ({ attributes }) => (
      <div>
        <CollegeStatusTag status={attributes.status} />
      </div>
    ),
  },
];

interface Opened {
  readonly dialog: 'college' | 'deadlines' | 'delete';
  readonly isOpen: boolean;
  readonly college?: CollegeResource;
}

export default function AdminCollegesPage() {
  const [q] = useSearch();
  const [page, setPage] = usePage();
  const { currentData, error, refetch } = useAdminCollegesQuery({ q, currentPage: page });
  const [load] = useLazyCollegeQuery();
  const [opened, setOpened] = useState<Opened>({ dialog: 'college', isOpen: false });
  const none = isApiError(error) && error.data.code === 'no-colleges-found';
  const rows = none ? [] : currentData?.data;

  const open = async (dialog: Opened['dialog'], id: string) => {
    try {
      setOpened({ dialog, isOpen: true, college: await load(id).unwrap() });
    } catch (failure) {
      toast.failure(failure);
    }
  };
  const dialog = (name: Opened['dialog']) => ({
    isOpen: opened.isOpen && opened.dialog === name,
    college: opened.college,
    onClose: () => setOpened({ ...opened, isOpen: false }),
  });
  return (
    <>
      <Toolbar>
        <SearchBox label="Search by name or CEEB code" />
        <Link to="/admin-colleges/import" className={Classes.BUTTON}>
          <ImportIcon />
          <span className={Classes.BUTTON_TEXT}>Import</span>
        </Link>
        <Button
          intent="primary"
          icon={<AddIcon />}
          text="Add college"
          onClick={() => setOpened({ dialog: 'college', isOpen: true })}
        />
      </Toolbar>
      <DataTable
        caption="Colleges"
        columns={columns}
        rows={rows}
        empty={q ? collegeMessages.noneFound : 'There are no colleges yet. Add one, or import a file.'}
        failed={error && !none ? { error, onRetry: refetch } : undefined}
        actions={({ id, attributes: { name } }) => (
          <div className={styles.actions}>
            <RowButton icon={<EditIcon />} does="Edit" to={name} onClick={() => open('college', id)} />
            <RowButton
              icon={<CalendarIcon />}
              does="Deadlines"
              to={name}
              onClick={() => open('deadlines', id)}
            />
            <RowButton icon={<TrashIcon />} does="Delete" to={name} onClick={() => open('delete', id)} />
          </div>
        )}
      />
      <Paging
        label="Pages of colleges"
        page={page}
        pageCount={currentData?.pageCount ?? 1}
        onPage={setPage}
      />
      <CollegeDialog {...dialog('college')} />
      <DeadlinesDialog {...dialog('deadlines')} />
      <DeleteDialog
        {...dialog('delete')}
        onDeleted={() => {
          if (rows?.length === 1 && page > 1) setPage(page - 1);
        }}
      />
    </>
  );
}

interface RowButtonProps {
  readonly icon: React.ReactElement;
  readonly does: string;
  readonly to: string;
  readonly onClick: () => void;
}

const RowButton = ({ icon, does, to, onClick }: RowButtonProps) => (
  <Button variant="minimal" icon={icon} aria-label={`${does}: ${to}`} title={does} onClick={onClick} />
);
