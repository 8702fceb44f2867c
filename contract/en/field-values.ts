import { productNames } from './payments';

/** Names of recorded codes by field; a code that is missing here is displayed as it is recorded. */
export const fieldValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dueDate: { 'of-the-task': 'The task’s own date' },
  product: productNames,
};
