import { Button } from '@blueprintjs/core';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { DataTable, type DataTableProps } from '../../shared/list/DataTable';
import { EditIcon, TrashIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useSubject } from '../../shared/ui/useSubject';
import { t } from './en';

interface TaskTableProps<Row extends { readonly id: string }> extends Omit<DataTableProps<Row>, 'actions'> {
  readonly nameOf: (task: Row) => string;
  readonly mayEdit: (task: Row) => boolean;
  readonly onEdit: (task: Row) => void;
  readonly onDelete: (task: Row) => Promise<unknown>;
  /** What deleting it does, said before it is done. */
  readonly consequence: (task: Row) => string;
}

/** A list of tasks, each to be changed in the form or deleted once that is confirmed. */
export function TaskTable<Row extends { readonly id: string }>(props: TaskTableProps<Row>) {
  const { nameOf, mayEdit, onEdit, onDelete, consequence, ...table } = props;
  const removing = useSubject<Row>();
  const remove = async () => {
    if (!removing.subject) return;
    await onDelete(removing.subject);
    toast.success(t.table.deleted);
  };
  return (
    <>
      <DataTable<Row>
        {...table}
        actions={(task) => (
          <>
            {mayEdit(task) && (
              <Button
                variant="minimal"
                icon={<EditIcon />}
                aria-label={t.table.edit(nameOf(task))}
                onClick={() => onEdit(task)}
              />
            )}
            <Button
              variant="minimal"
              icon={<TrashIcon />}
              aria-label={t.table.delete(nameOf(task))}
              onClick={() => removing.open(task)}
            />
          </>
        )}
      />
      <ConfirmDialog
        isOpen={removing.isOpen}
        title={t.table.deleteTitle}
        confirmLabel={t.table.confirmDelete}
        onConfirm={remove}
        refocus={focusPageTitle}
        onClose={removing.close}
      >
        <p>{removing.subject && consequence(removing.subject)}</p>
      </ConfirmDialog>
    </>
  );
}
