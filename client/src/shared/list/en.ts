import { formatNumber } from '../lib/format';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Sentences about things that people add, edit and delete in a list. */
export const crud = (noun: Noun) => {
  const { one, many } = noun;
  return {
    list: { what: many, pages: `Pages of ${many}` },
    create: { title: `Add ${one}`, submit: `Add ${one}`, done: `${capital(one)} added.` },
    edit: {
      tip: 'Edit',
      label: (name: string) => `Edit ${name}`,
      title: (_name: string) => `Edit ${one}`,
      submit: 'Save',
      done: `${capital(one)} saved.`,
    },
    remove: {
      tip: 'Delete',
      label: (name: string) => `Delete ${name}`,
      title: (_name: string) => `Delete ${one}?`,
      consequence: (name: string) => `“${name}” will be removed.`,
      confirm: `Delete ${one}`,
      done: (_name: string) => `${capital(one)} deleted.`,
    },
  } as const;
};

export const selection = {
  count: (rows: number) => `${formatNumber(rows)} selected`,
  all: (rows: number) => `Select all ${formatNumber(rows)}`,
  clear: 'Clear selection',
};
