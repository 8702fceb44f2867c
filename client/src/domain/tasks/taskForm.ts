import { useState } from 'react';
import type { TaskDefinitionAttributes, TaskType } from 'contract/tasks';
import { errorMessage } from '../../shared/api/errors';
import type { StoreProgress } from '../../shared/form/Form';
import { t } from './en';
import { type TaskFields, TasksApi } from './tasks.api';

export const TYPE_NAMES: Readonly<Record<TaskType, string>> = t.types;

export interface TaskValues extends Pick<
  TaskDefinitionAttributes,
  'type' | 'name' | 'description' | 'due_date_can_be_modified' | 'importance' | 'notes' | 'grades'
> {
  readonly external_id: string;
  readonly due_date: string;
  readonly weighted_importance: string;
  readonly approx_total_hours: string;
}

export const BLANK_TASK: TaskValues = {
  type: 'custom',
  external_id: '',
  name: '',
  description: '',
  due_date: '',
  due_date_can_be_modified: true,
  importance: '',
  weighted_importance: '',
  approx_total_hours: '',
  notes: '',
  grades: [],
};

export const valuesOf = (task: TaskDefinitionAttributes): TaskValues => ({
  type: task.type,
  external_id: task.external_id ?? '',
  name: task.name,
  description: task.description,
  due_date: task.due_date ?? '',
  due_date_can_be_modified: task.due_date_can_be_modified,
  importance: toTypedParagraphs(task.importance),
  weighted_importance: String(task.weighted_importance ?? ''),
  approx_total_hours: String(task.approx_total_hours ?? ''),
  notes: toTypedParagraphs(task.notes),
  grades: task.grades,
});

/** Blank lines separate paragraphs in the form; stored texts separate them with `####`. */
const PARAGRAPH_BREAK = /\s*(?:####|\n[^\S\n]*\n)\s*/;

export const toStoredParagraphs = (text: string): string =>
  text.trim().split(PARAGRAPH_BREAK).filter(Boolean).join('####');

const toTypedParagraphs = (text: string): string => text.split(PARAGRAPH_BREAK).join('\n\n');

const numberOf = (text: string) => (text === '' ? null : Number(text));

const fieldsOf = (values: TaskValues): Required<TaskFields> => ({
  external_id: values.external_id.trim() || null,
  name: values.name.trim(),
  description: values.description.trim(),
  due_date: values.due_date || null,
  due_date_can_be_modified: values.due_date_can_be_modified,
  importance: toStoredParagraphs(values.importance),
  weighted_importance: numberOf(values.weighted_importance),
  approx_total_hours: numberOf(values.approx_total_hours),
  notes: toStoredParagraphs(values.notes),
  grades: values.type === 'standard' ? values.grades : [],
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function changedFields(values: TaskValues, before = BLANK_TASK): TaskFields {
  const old = fieldsOf(before);
  const fields = Object.entries(fieldsOf(values));
  return Object.fromEntries(fields.filter(([name, value]) => !isSame(value, old[name as keyof TaskFields])));
}

export interface SavedTask {
  readonly id: string;
  readonly values: TaskValues;
}

/** The draft stores `made`, so that a new attempt after a failed assignment does not create the task again. */
export interface Making {
  readonly made: SavedTask | null;
}

export function useSaveTask(known: SavedTask) {
  const [edit] = TasksApi.useEditTaskMutation();
  const [saved, setSaved] = useState(known);

  return async (values: TaskValues): Promise<string> => {
    const fields = changedFields(values, saved.values);
    if (Object.keys(fields).length > 0) await edit({ taskId: saved.id, ...fields }).unwrap();
    setSaved({ id: saved.id, values });
    return saved.id;
  };
}

export function useMakeTask() {
  const [create] = TasksApi.useCreateTaskMutation();
  const [edit] = TasksApi.useEditTaskMutation();

  return async ({ made, ...values }: TaskValues & Making, keep: StoreProgress<Making>): Promise<string> => {
    const fields = changedFields(values, made?.values);
    if (made && Object.keys(fields).length > 0) await edit({ taskId: made.id, ...fields }).unwrap();
    const { id } =
      made ?? (await create({ ...fields, type: values.type, name: values.name.trim() }).unwrap());
    keep({ made: { id, values } });
    return id;
  };
}

/** Adds to the error of an assignment that the task itself was saved. */
export async function assigning<Answer>(assignment: Promise<Answer>): Promise<Answer> {
  try {
    return await assignment;
  } catch (error) {
    const reason = errorMessage(error).message.replace(/[.!]?$/, '.');
    throw new Error(t.notAssigned(reason), { cause: error });
  }
}
