import { Button, type Intent } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { openConfirm, type Question } from '../form/confirm';
import { openForm, type Form } from '../form/openForm';
import { Row } from '../layout/layout';
import { AddIcon, EditIcon, TrashIcon } from '../ui/icons';
import { focusPageTitle } from '../ui/PageHeader';
import { runAction } from '../ui/undo';
import { RowButton } from './RowButton';
import styles from './list.module.css';

/** If `run` returns an action with undo, the success message offers it. */
export interface CreateAction<Values> {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly blank: Values;
  readonly draft?: string;
  readonly run: (values: Values) => Promise<unknown>;
}

export interface EditAction<Row, Values> {
  readonly tip: string;
  readonly label: (name: string) => string;
  readonly title: (name: string) => string;
  readonly submit: string;
  readonly done: string;
  readonly may?: (row: Row) => boolean;
  readonly valuesOf: (row: Row) => Values | Promise<Values>;
  readonly draft?: (row: Row) => string;
  readonly run: (row: Row, values: Values, before: Values) => Promise<unknown>;
}

export interface RemoveAction<Row> {
  readonly tip: string;
  readonly label: (name: string) => string;
  readonly title: (name: string) => string;
  readonly consequence: (name: string, row: Row) => ReactNode;
  readonly confirm: string;
  readonly done: (name: string) => string;
  readonly may?: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
}

export interface Actions<Row, Values> {
  readonly nameOf: (row: Row) => string;
  /** A function loads the fields before the dialog opens. */
  readonly fields?: ReactNode | (() => Promise<ReactNode>);
  readonly create?: CreateAction<Values>;
  readonly edit?: EditAction<Row, Values>;
  readonly remove?: RemoveAction<Row>;
  readonly actions?: (row: Row) => ReactNode;
  readonly menu?: (row: Row, acts: RowActions) => ReactNode;
}

export interface RowAction {
  readonly tip: string;
  readonly label: string;
  readonly run: () => void;
}

export interface RowActions {
  readonly editing?: RowAction;
  readonly removing?: RowAction;
}

export function actionsOf<Row, Values extends FieldValues>(
  acts: Actions<Row, Values>,
  onRemoved: () => void,
) {
  const { nameOf, fields, create, edit, remove, actions, menu } = acts;
  const loaded = async () => (typeof fields === 'function' ? fields() : fields);
  const toCreate = async ({
    title,
    submit,
    done,
    blank,
    draft,
    run,
  }: CreateAction<Values>): Promise<Form<Values>> => ({
    title,
    submitLabel: submit,
    defaults: blank as DefaultValues<Values>,
    draft,
    children: await loaded(),
    onSubmit: async (values) => {
      await runAction(run(values), done);
    },
  });
  const toEdit = async (
    row: Row,
    { title, submit, done, valuesOf, draft, run }: EditAction<Row, Values>,
  ): Promise<Form<Values>> => {
    const before = await valuesOf(row);
    return {
      title: title(nameOf(row)),
      submitLabel: submit,
      defaults: before as DefaultValues<Values>,
      draft: draft?.(row),
      children: await loaded(),
      onSubmit: async (values) => {
        await runAction(run(row, values, before), done);
      },
    };
  };
  const toRemove = (row: Row, { title, consequence, confirm, done, run }: RemoveAction<Row>): Question => ({
    title: title(nameOf(row)),
    children: consequence(nameOf(row), row),
    confirmLabel: confirm,
    onConfirm: async () => {
      await runAction(run(row), done(nameOf(row)));
      onRemoved();
    },
    // The button disappears with its row.
    refocus: focusPageTitle,
  });
  const openNew = create && (() => openForm(toCreate(create)));
  const add = (intent?: Intent) =>
    create && <Button intent={intent} icon={<AddIcon />} text={create.title} onClick={openNew} />;
  const editOf = (row: Row): RowAction | undefined =>
    edit && (edit.may?.(row) ?? true)
      ? { ...actOn(row, edit), run: () => openForm(toEdit(row, edit)) }
      : undefined;
  const removeOf = (row: Row): RowAction | undefined =>
    remove && (remove.may?.(row) ?? true)
      ? { ...actOn(row, remove), run: () => openConfirm(toRemove(row, remove)) }
      : undefined;
  const actOn = (row: Row, { tip, label }: Pick<RemoveAction<Row>, 'tip' | 'label'>) => ({
    tip,
    label: label(nameOf(row)),
  });
  const buttonsOf = (row: Row) => {
    const [editing, removing] = [editOf(row), removeOf(row)];
    if (menu) return menu(row, { editing, removing });
    return (
      <Row justify="end" gap={1} className={styles.buttons}>
        {editing && <RowButton icon={<EditIcon />} {...editing} onClick={editing.run} />}
        {actions?.(row)}
        {removing && <RowButton icon={<TrashIcon />} {...removing} onClick={removing.run} />}
      </Row>
    );
  };
  return {
    add,
    openNew,
    buttons: menu || edit || remove || actions ? buttonsOf : undefined,
  };
}
