import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CreateAction, EditAction, RemoveAction } from '../../shared/list/actions';
import type { RecordFields, RecordItem, RecordListName } from './record.api';

/** The state of a link that opens the form for a new item of the list. */
export const TO_ADD = { adds: true } as const;

interface Sentences {
  readonly title: string;
  readonly empty: string;
  readonly create: Pick<CreateAction<never>, 'title' | 'submit' | 'done'>;
  readonly edit?: Pick<EditAction<never, never>, 'tip' | 'label' | 'title' | 'submit' | 'done'>;
  readonly remove: Pick<
    RemoveAction<RecordItem>,
    'tip' | 'label' | 'title' | 'consequence' | 'confirm' | 'done'
  >;
}

export interface RecordListDefinition<List extends RecordListName, Form extends FieldValues> {
  readonly list: List;
  readonly sentences: Sentences;
  readonly nameOf: (fields: RecordFields[List]) => string;
  readonly detailsOf: (fields: RecordFields[List], place: number) => ReactNode;
  readonly figuresOf: (fields: RecordFields[List]) => ReactNode;
  readonly summaryOf?: (items: readonly RecordItem<RecordFields[List]>[]) => ReactNode;
  readonly form: ReactNode;
  /** `grade` is the student's own. */
  readonly blank: (grade?: string) => Form;
  /** The group of an item and the order of all groups; without this, there are none. */
  readonly groups?: {
    readonly of: (fields: RecordFields[List]) => string;
    readonly order: readonly string[];
  };
  /** A list without this function has items that cannot be edited. */
  readonly formOf?: (fields: RecordFields[List]) => Form;
  readonly fieldsOf: (form: Form) => RecordFields[List];
  readonly failureOf?: (error: unknown) => unknown;
}

export type AnyRecordList = RecordListDefinition<RecordListName, FieldValues>;

export const defineRecordList = <List extends RecordListName, Form extends FieldValues>(
  definition: RecordListDefinition<List, Form>,
) => definition as unknown as AnyRecordList;
