import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Creating, Editing, Removing } from '../../shared/list/useActs';
import type { RecordFields, RecordItem, RecordListName } from './record.api';

interface Sentences {
  /** Of tab and list. */
  readonly title: string;
  readonly empty: string;
  readonly create: Pick<Creating<never>, 'title' | 'submit' | 'done'>;
  readonly edit?: Pick<Editing<never, never>, 'tip' | 'label' | 'title' | 'submit' | 'done'>;
  readonly remove: Pick<Removing<RecordItem>, 'tip' | 'label' | 'title' | 'consequence' | 'confirm' | 'done'>;
}

/** One of the lists of a student's record: its fields and sentences. */
export interface RecordListDefinition<List extends RecordListName, Form extends FieldValues> {
  readonly list: List;
  readonly sentences: Sentences;
  readonly nameOf: (fields: RecordFields[List]) => string;
  /** Below the name. */
  readonly detailsOf: (fields: RecordFields[List], place: number) => ReactNode;
  readonly figuresOf: (fields: RecordFields[List]) => ReactNode;
  /** Said of all of them together. */
  readonly summaryOf?: (items: readonly RecordItem<RecordFields[List]>[]) => ReactNode;
  readonly form: ReactNode;
  readonly blank: () => Form;
  /** Where they can be edited. */
  readonly formOf?: (fields: RecordFields[List]) => Form;
  readonly fieldsOf: (form: Form) => RecordFields[List];
  /** What is said where one could not be added, in place of what the server says. */
  readonly failureOf?: (error: unknown) => unknown;
}

export type AnyRecordList = RecordListDefinition<RecordListName, FieldValues>;

export const defineRecordList = <List extends RecordListName, Form extends FieldValues>(
  definition: RecordListDefinition<List, Form>,
) => definition as unknown as AnyRecordList;
