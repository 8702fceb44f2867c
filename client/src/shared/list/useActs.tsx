import { Button, type Intent } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useConfirm, useFormDialog, type Form, type Question } from '../form/useDialogs';
import { AddIcon, EditIcon, TrashIcon } from '../ui/icons';
import { focusPageTitle } from '../ui/PageHeader';
import { carryOut } from '../ui/undo';
import { RowButton } from './RowButton';
import styles from './ResourceList.module.css';

/** How one is added: its sentences, and what is done, which may be an act that can be taken back. */
export interface Creating<Values> {
  /** Of button and dialog. */
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly blank: Values;
  /** The name under which what is typed is kept. */
  readonly draft?: string;
  readonly run: (values: Values) => Promise<unknown>;
}

export interface Editing<Row, Values> {
  readonly tip: string;
  readonly label: (name: string) => string;
  readonly title: (name: string) => string;
  readonly submit: string;
  readonly done: string;
  /** Whether this one can be edited; all of them without it. */
  readonly may?: (row: Row) => boolean;
  /** Asks the server where a row of the list tells too little. */
  readonly valuesOf: (row: Row) => Values | Promise<Values>;
  /** The name under which what is typed is kept. */
  readonly draft?: (row: Row) => string;
  readonly run: (row: Row, values: Values, before: Values) => Promise<unknown>;
}

export interface Removing<Row> {
  readonly tip: string;
  readonly label: (name: string) => string;
  readonly title: (name: string) => string;
  readonly consequence: (name: string, row: Row) => ReactNode;
  readonly confirm: string;
  readonly done: (name: string) => string;
  readonly may?: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
}

/** What can be done with the things of a list. */
export interface Acts<Row, Values> {
  readonly nameOf: (row: Row) => string;
  /** Of the form that adds and edits; a function loads them before their dialog opens. */
  readonly fields?: ReactNode | (() => Promise<ReactNode>);
  readonly create?: Creating<Values>;
  readonly edit?: Editing<Row, Values>;
  readonly remove?: Removing<Row>;
  /** Further buttons of a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** In place of the buttons. */
  readonly menu?: (row: Row, acts: RowActs) => ReactNode;
}

/** What can be done with one row now. */
export interface RowAct {
  readonly tip: string;
  readonly label: string;
  readonly run: () => void;
}

export interface RowActs {
  readonly editing?: RowAct;
  readonly removing?: RowAct;
}

/** The button that adds one, the buttons of a row, and the dialogs that they open. */
export function useActs<Row, Values extends FieldValues>(acts: Acts<Row, Values>, onRemoved: () => void) {
  const { nameOf, fields, create, edit, remove, actions, menu } = acts;
  const form = useFormDialog<Values>();
  const question = useConfirm();

  const loaded = async () => (typeof fields === 'function' ? fields() : fields);
  const toCreate = async ({
    title,
    submit,
    done,
    blank,
    draft,
    run,
  }: Creating<Values>): Promise<Form<Values>> => ({
    title,
    submitLabel: submit,
    defaults: blank as DefaultValues<Values>,
    draft,
    children: await loaded(),
    onSubmit: async (values) => {
      await carryOut(run(values), done);
    },
  });
  const toEdit = async (
    row: Row,
    { title, submit, done, valuesOf, draft, run }: Editing<Row, Values>,
  ): Promise<Form<Values>> => {
    const before = await valuesOf(row);
    return {
      title: title(nameOf(row)),
      submitLabel: submit,
      defaults: before as DefaultValues<Values>,
      draft: draft?.(row),
      children: await loaded(),
      onSubmit: async (values) => {
        await carryOut(run(row, values, before), done);
      },
    };
  };
  const toRemove = (row: Row, { title, consequence, confirm, done, run }: Removing<Row>): Question => ({
    title: title(nameOf(row)),
    children: consequence(nameOf(row), row),
    confirmLabel: confirm,
    onConfirm: async () => {
      await carryOut(run(row), done(nameOf(row)));
      onRemoved();
    },
    // What opened it goes with the row: the focus goes on to the title of the page.
    refocus: focusPageTitle,
  });
  const add = (intent?: Intent) =>
    create && (
      <Button
        intent={intent}
        icon={<AddIcon />}
        text={create.title}
        onClick={() => form.ask(toCreate(create))}
      />
    );
  const editOf = (row: Row): RowAct | undefined =>
    edit && (edit.may?.(row) ?? true)
      ? { ...actOn(row, edit), run: () => form.ask(toEdit(row, edit)) }
      : undefined;
  const removeOf = (row: Row): RowAct | undefined =>
    remove && (remove.may?.(row) ?? true)
      ? { ...actOn(row, remove), run: () => question.ask(toRemove(row, remove)) }
      : undefined;
  const actOn = (row: Row, { tip, label }: Pick<Removing<Row>, 'tip' | 'label'>) => ({
    tip,
    label: label(nameOf(row)),
  });
  const buttonsOf = (row: Row) => {
    const [editing, removing] = [editOf(row), removeOf(row)];
    if (menu) return menu(row, { editing, removing });
    return (
      <div className={styles.buttons}>
        {editing && <RowButton icon={<EditIcon />} {...editing} onClick={editing.run} />}
        {actions?.(row)}
        {removing && <RowButton icon={<TrashIcon />} {...removing} onClick={removing.run} />}
      </div>
    );
  };
  return {
    add,
    buttons: menu || edit || remove || actions ? buttonsOf : undefined,
    dialogs: (
      <>
        {form.dialog}
        {question.dialog}
      </>
    ),
  };
}
