import { useState } from 'react';
import type { TaskDefinitionAttributes, TaskType } from 'contract/tasks';
import { saidOf } from '../../shared/api/errors';
import type { Keep } from '../../shared/form/Form';
import { t } from './en';
import { useCreateTaskMutation, useEditTaskMutation, type TaskFields } from './tasks.api';

export const TYPE_NAMES: Readonly<Record<TaskType, string>> = t.types;

/** A task as its form holds it: named as in the calls, and text wherever an input holds text. */
export interface TaskValues extends Pick<
  TaskDefinitionAttributes,
  'type' | 'name' | 'description' | 'due_date_can_be_modified' | 'importance' | 'notes'
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
};

export const valuesOf = (task: TaskDefinitionAttributes): TaskValues => ({
  type: task.type,
  external_id: task.external_id ?? '',
  name: task.name,
  description: task.description,
  due_date: task.due_date ?? '',
  due_date_can_be_modified: task.due_date_can_be_modified,
  importance: paragraphsTyped(task.importance),
  weighted_importance: String(task.weighted_importance ?? ''),
  approx_total_hours: String(task.approx_total_hours ?? ''),
  notes: paragraphsTyped(task.notes),
});

/** A blank line parts paragraphs; kept is `####`. */
const PARTED = /\s*(?:####|\n[^\S\n]*\n)\s*/;

export const paragraphsKept = (text: string): string =>
  text.trim().split(PARTED).filter(Boolean).join('####');

const paragraphsTyped = (text: string): string => text.split(PARTED).join('\n\n');

const numberOf = (text: string) => (text === '' ? null : Number(text));

const fieldsOf = (values: TaskValues): Required<TaskFields> => ({
  external_id: values.external_id.trim() || null,
  name: values.name.trim(),
  description: values.description.trim(),
  due_date: values.due_date || null,
  due_date_can_be_modified: values.due_date_can_be_modified,
  importance: paragraphsKept(values.importance),
  weighted_importance: numberOf(values.weighted_importance),
  approx_total_hours: numberOf(values.approx_total_hours),
  notes: paragraphsKept(values.notes),
});

/** Of a new task what is not empty, of an old one what is no longer as it was. */
export function changedFields(values: TaskValues, before = BLANK_TASK): TaskFields {
  const old = fieldsOf(before);
  const fields = Object.entries(fieldsOf(values));
  return Object.fromEntries(fields.filter(([name, value]) => value !== old[name as keyof TaskFields]));
}

export interface SavedTask {
  readonly id: string;
  readonly values: TaskValues;
}

/** Of a form that makes a task and then gives it to somebody: what it has made, also where it is opened anew. */
export interface Making {
  readonly made: SavedTask | null;
}

/** Saves the form of a task that there is as often as asked. */
export function useSaveTask(known: SavedTask) {
  const [edit] = useEditTaskMutation();
  const [saved, setSaved] = useState(known);

  return async (values: TaskValues): Promise<string> => {
    const fields = changedFields(values, saved.values);
    if (Object.keys(fields).length > 0) await edit({ taskId: saved.id, fields }).unwrap();
    setSaved({ id: saved.id, values });
    return saved.id;
  };
}

/** Makes a form's task once: what has been made is from then on changed. */
export function useMakeTask() {
  const [create] = useCreateTaskMutation();
  const [edit] = useEditTaskMutation();

  return async ({ made, ...values }: TaskValues & Making, keep: Keep<Making>): Promise<string> => {
    const fields = changedFields(values, made?.values);
    if (made && Object.keys(fields).length > 0) await edit({ taskId: made.id, fields }).unwrap();
    const { id } =
      made ?? (await create({ ...fields, type: values.type, name: values.name.trim() }).unwrap());
    keep({ made: { id, values } });
    return id;
  };
}

/** The second step after saving: its failure must not look as though the first had failed too. */
export async function assigning<Answer>(assignment: Promise<Answer>): Promise<Answer> {
  try {
    return await assignment;
  } catch (error) {
    const reason = saidOf(error).message.replace(/[.!]?$/, '.');
    throw new Error(t.notAssigned(reason), { cause: error });
  }
}
