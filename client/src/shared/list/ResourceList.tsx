import { Button } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { t } from '../en';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { FormDialog } from '../form/FormDialog';
import { AddIcon, EditIcon, TrashIcon } from '../ui/icons';
import { focusPageTitle } from '../ui/PageHeader';
import { useSubject } from '../ui/useSubject';
import { Loaded, type Query } from './Loaded';
import { Empty } from './States';
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

export interface ResourceListProps<Row, Values extends FieldValues> {
  readonly def: ResourceDef<Row, Values>;
  readonly query: Query<readonly Row[]>;
  readonly onCreate?: (values: Values) => Promise<unknown>;
  readonly onUpdate?: (row: Row, values: Values) => Promise<unknown>;
  readonly onDelete?: (row: Row) => Promise<unknown>;
}

export function ResourceList<Row extends { readonly id: string }, Values extends FieldValues>(
  props: ResourceListProps<Row, Values>,
) {
  const { def, query, onCreate, onUpdate, onDelete } = props;
  const editing = useSubject<Row>();
  const removing = useSubject<Row>();
  const headingId = useId();
  const save = async (values: Values) => {
    if (editing.subject) await onUpdate?.(editing.subject, values);
    else await onCreate?.(values);
  };
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <header className={styles.header}>
        <h2 id={headingId}>{def.plural}</h2>
        {onCreate && (
          <Button icon={<AddIcon />} text={t.resource.add(def.noun)} onClick={() => editing.open()} />
        )}
      </header>
      <Loaded query={query} what={def.plural} empty={<Empty>{def.empty}</Empty>}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row.id} className={styles.row}>
                <div className={styles.text}>
                  <strong>{def.title(row)}</strong>
                  {def.details && <div className={styles.details}>{def.details(row)}</div>}
                </div>
                {onUpdate && (
                  <Button
                    variant="minimal"
                    icon={<EditIcon />}
                    aria-label={t.resource.edit(def.title(row))}
                    onClick={() => editing.open(row)}
                  />
                )}
                {onDelete && (
                  <Button
                    variant="minimal"
                    icon={<TrashIcon />}
                    aria-label={t.resource.delete(def.title(row))}
                    onClick={() => removing.open(row)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <FormDialog<Values>
        isOpen={editing.isOpen}
        title={editing.subject ? t.resource.edit(def.noun) : t.resource.add(def.noun)}
        defaults={editing.subject ? def.toForm(editing.subject) : def.defaults}
        onSubmit={save}
        onClose={editing.close}
      >
        {def.fields}
      </FormDialog>
      <ConfirmDialog
        isOpen={removing.isOpen}
        title={t.resource.confirmDelete(def.noun)}
        confirmLabel={t.delete}
        onConfirm={async () => removing.subject && onDelete?.(removing.subject)}
        refocus={focusPageTitle}
        onClose={removing.close}
      >
        <p>{removing.subject && t.resource.willBeRemoved(def.title(removing.subject))}</p>
      </ConfirmDialog>
    </section>
  );
}
