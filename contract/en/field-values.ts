import { productNames } from './payments';

/** What is recorded by a code, by field: those that are not said as they are recorded. */
export const fieldValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dueDate: { 'of-the-task': 'The task’s own date' },
  product: productNames,
};
