import { Button, Classes, type Intent } from '@blueprintjs/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog, type ConfirmDialogProps } from '../form/ConfirmDialog';
import type { FormDialogProps } from '../form/FormDialog';
import { MenuButton, type MenuAction } from '../ui/ActionMenu';
import { AddIcon, EditIcon, MoreIcon, TrashIcon } from '../ui/icons';
import { t } from '../en';
import { focusPageTitle } from '../ui/PageHeader';
import { toast } from '../ui/toast';
import { undoing } from '../ui/undo';
import { useSubject } from '../ui/useSubject';
import { RowButton } from './RowButton';
import styles from './ResourceList.module.css';

/** Comes once it is opened: lists without a form do not wait for it. */
const FormDialog = lazy(async () => ({ default: (await import('../form/FormDialog')).FormDialog }));

/** How one is added: its sentences, and what is done. */
export interface Creating<Values> {
  /** Of button and dialog. */
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  readonly blank: Values;
  readonly run: (values: Values) => Promise<unknown>;
}

export interface Editing<Row, Values> {
  readonly tip: string;
  readonly label: (name: string) => string;
  readonly title: (name: string) => string;
  readonly submit: string;
  readonly done: string;
  /** Asks the server where a row of the list tells too little. */
  readonly valuesOf: (row: Row) => Values | Promise<Values>;
  readonly run: (row: Row, values: Values, before: Values) => Promise<unknown>;
  /** Offered for a while. */
  readonly undo?: (row: Row, values: Values, before: Values) => Promise<unknown>;
}

export interface Removing<Row> {
  readonly tip: string;
  readonly label: (name: string) => string;
  readonly title: (name: string) => string;
  readonly consequence: (name: string, row: Row) => ReactNode;
  readonly confirm: string;
  readonly done: (name: string) => string;
  readonly run: (row: Row) => Promise<unknown>;
  /** Offered for a while. */
  readonly undo?: (row: Row) => Promise<unknown>;
}

/** What can be done with the things of a list. */
export interface Acts<Row, Values> {
  readonly nameOf: (row: Row) => string;
  /** Of the form that adds and edits. */
  readonly fields?: ReactNode;
  readonly create?: Creating<Values>;
  readonly edit?: Editing<Row, Values>;
  readonly remove?: Removing<Row>;
  /** Further buttons of a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** In place of buttons each row has a menu, with these actions too. */
  readonly menu?: (row: Row) => readonly MenuAction[];
}

/** The button that adds one, the buttons of a row, and the dialogs that they open. */
export function useActs<Row, Values extends FieldValues>(
  acts: Acts<Row, Values>,
  movesOf: (row: Row) => readonly MenuAction[],
  onRemoved: () => void,
) {
  const { nameOf, fields, create, edit, remove, actions, menu } = acts;
  const form = useSubject<Omit<FormDialogProps<FieldValues>, 'isOpen' | 'onClose' | 'children'>>();
  const question = useSubject<Omit<ConfirmDialogProps, 'isOpen' | 'onClose'>>();

  const toCreate = ({ title, submit, done, blank, run }: Creating<Values>) => ({
    title,
    submitLabel: submit,
    defaults: blank,
    onSubmit: async (values: FieldValues) => {
      await run(values as Values);
      toast.success(done);
    },
  });
  const toEdit = async (row: Row, { title, submit, done, valuesOf, run, undo }: Editing<Row, Values>) => {
    const before = await valuesOf(row);
    return {
      title: title(nameOf(row)),
      submitLabel: submit,
      defaults: before,
      onSubmit: async (values: FieldValues) => {
        await run(row, values as Values, before);
        toast.success(done, undo && undoing(() => undo(row, values as Values, before)));
      },
    };
  };
  const toRemove = (row: Row, { title, consequence, confirm, done, run, undo }: Removing<Row>) => ({
    title: title(nameOf(row)),
    children: <p>{consequence(nameOf(row), row)}</p>,
    confirmLabel: confirm,
    onConfirm: async () => {
      await run(row);
      toast.success(done(nameOf(row)), undo && undoing(() => undo(row)));
      onRemoved();
    },
  });
  const add = (intent?: Intent) =>
    create && (
      <Button
        intent={intent}
        icon={<AddIcon />}
        text={create.title}
        onClick={() => form.open(toCreate(create))}
      />
    );
  const openEdit = edit && ((row: Row) => form.open(toEdit(row, edit)));
  const openRemove = remove && ((row: Row) => question.open(toRemove(row, remove)));
  const buttonsOf = (row: Row) => (
    <div className={styles.buttons}>
      {openEdit && (
        <RowButton
          icon={<EditIcon />}
          label={edit.label(nameOf(row))}
          tip={edit.tip}
          onClick={() => openEdit(row)}
        />
      )}
      {actions?.(row)}
      {openRemove && (
        <RowButton
          icon={<TrashIcon />}
          label={remove.label(nameOf(row))}
          tip={remove.tip}
          onClick={() => openRemove(row)}
        />
      )}
    </div>
  );
  const menuOf = (row: Row) => {
    const items: MenuAction[] = [...movesOf(row), ...(menu?.(row) ?? [])];
    if (openEdit) {
      items.unshift({ text: edit.tip, icon: <EditIcon />, opensDialog: true, run: () => openEdit(row) });
    }
    if (openRemove) {
      const run = () => openRemove(row);
      items.push({ text: remove.tip, icon: <TrashIcon />, intent: 'danger', opensDialog: true, run });
    }
    return (
      <MenuButton
        label={t.resource.menu(nameOf(row))}
        className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
        actions={items}
      >
        <MoreIcon />
      </MenuButton>
    );
  };
  return {
    add,
    buttons: menu ? menuOf : edit || remove || actions ? buttonsOf : undefined,
    dialogs: (
      <>
        {form.subject && (
          <Suspense>
            <FormDialog {...form.subject} isOpen={form.isOpen} onClose={form.close}>
              {fields}
            </FormDialog>
          </Suspense>
        )}
        {question.subject && (
          // What opened it goes with the row: the focus goes on to the title of the page.
          <ConfirmDialog
            {...question.subject}
            isOpen={question.isOpen}
            onClose={question.close}
            refocus={focusPageTitle}
          />
        )}
      </>
    ),
  };
}
