import type { ThreadFields } from '../../contract/threads';
import { applyChanges } from '../../src/kernel/event';
import { retained, PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { ThreadEvents } from '../../src/modules/threads/threads.events';

export interface Thread {
  readonly id: string;
  readonly authorId: string;
  readonly fields: ThreadFields;
  readonly order: string;
  readonly createdAt: string;
  readonly retired: boolean;
}

export const threads = projection<Thread, ThreadEvents>({
  name: 'threads',
  contains: 'threads that counselors and admins published',
  version: 2,
  indexes: [{ retired: 1, order: -1 }],
  key: ({ data }) => data.threadId,
  empty: (id) => ({
    id,
    authorId: '',
    fields: { title: '', categories: [], body: '' },
    order: '',
    createdAt: '',
    retired: false,
  }),
  erasure: { authorId: PERSON },
  exported: retained('Staff write them for everyone.'),
  on: {
    ThreadPublished: ({ id }, { data: { authorId, title, categories, body }, time, position }) => ({
      id,
      authorId,
      fields: { title, categories, body },
      order: String(position).padStart(20, '0'),
      createdAt: time,
      retired: false,
    }),
    ThreadEdited: (thread, { data }) => ({ ...thread, fields: applyChanges(thread.fields, data.changes) }),
    ThreadRetired: (thread) => ({ ...thread, retired: true }),
    ThreadRestored: (thread) => ({ ...thread, retired: false }),
  },
});
