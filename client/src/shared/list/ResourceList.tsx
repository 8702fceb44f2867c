import { Button } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { FormDialog } from '../form/FormDialog';
import { AddIcon, EditIcon, TrashIcon } from '../ui/icons';
import { Empty, Failed, Loading } from './States';
import styles from './ResourceList.module.css';

export interface ResourceDef<Row, Values extends FieldValues> {
  readonly noun: string;
  readonly plural: string;
  readonly title: (row: Row) => string;
  readonly details?: (row: Row) => ReactNode;
  /** The form's fields. */
  readonly fields: ReactNode;
  readonly defaults: DefaultValues<Values>;
  readonly toForm: (row: Row) => DefaultValues<Values>;
  /** The catalogue's sentence for a list without rows. */
  readonly empty: string;
}

interface Query<Row> {
  readonly data?: readonly Row[];
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export interface ResourceListProps<Row, Values extends FieldValues> {
  readonly def: ResourceDef<Row, Values>;
  readonly query: Query<Row>;
  readonly onCreate?: (values: Values) => Promise<unknown>;
  readonly onUpdate?: (row: Row, values: Values) => Promise<unknown>;
  readonly onDelete?: (row: Row) => Promise<unknown>;
}

/** A dialog's subject outlives its closing, so that the text does not vanish while it fades. */
interface Subject<Row> {
  readonly isOpen: boolean;
  readonly row?: Row;
}

export function ResourceList<Row extends { readonly id: string }, Values extends FieldValues>(
  props: ResourceListProps<Row, Values>,
) {
  const { def, query, onCreate, onUpdate, onDelete } = props;
  const [editing, setEditing] = useState<Subject<Row>>({ isOpen: false });
  const [removing, setRemoving] = useState<Subject<Row>>({ isOpen: false });
  const headingId = useId();
  const save = async (values: Values) => {
    if (editing.row) await onUpdate?.(editing.row, values);
    else await onCreate?.(values);
  };
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <header className={styles.header}>
        <h2 id={headingId}>{def.plural}</h2>
        {onCreate && (
          <Button icon={<AddIcon />} text={`Add ${def.noun}`} onClick={() => setEditing({ isOpen: true })} />
        )}
      </header>
      {query.data === undefined && query.error === undefined && <Loading what={def.plural} />}
      {query.error !== undefined && <Failed error={query.error} onRetry={query.refetch} />}
      {query.data?.length === 0 && <Empty>{def.empty}</Empty>}
      <ul>
        {query.data?.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.text}>
              <strong>{def.title(row)}</strong>
              {def.details && <div className={styles.details}>{def.details(row)}</div>}
            </div>
            {onUpdate && (
              <Button
                variant="minimal"
                icon={<EditIcon />}
                aria-label={`Edit ${def.title(row)}`}
                onClick={() => setEditing({ isOpen: true, row })}
              />
            )}
            {onDelete && (
              <Button
                variant="minimal"
                icon={<TrashIcon />}
                aria-label={`Delete ${def.title(row)}`}
                onClick={() => setRemoving({ isOpen: true, row })}
              />
            )}
          </li>
        ))}
      </ul>
      <FormDialog<Values>
        isOpen={editing.isOpen}
        title={`${editing.row ? 'Edit' : 'Add'} ${def.noun}`}
        defaults={editing.row ? def.toForm(editing.row) : def.defaults}
        onSubmit={save}
        onClose={() => setEditing(({ row }) => ({ isOpen: false, row }))}
      >
        {def.fields}
      </FormDialog>
      <ConfirmDialog
        isOpen={removing.isOpen}
        title={`Delete ${def.noun}?`}
        confirmLabel="Delete"
        onConfirm={async () => removing.row && onDelete?.(removing.row)}
        onClose={() => setRemoving(({ row }) => ({ isOpen: false, row }))}
      >
        <p>{removing.row && `“${def.title(removing.row)}” will be removed.`}</p>
      </ConfirmDialog>
    </section>
  );
}
