import type { ThreadFields } from '../../../contract/threads';
import { compensation, decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import { type Actor, applyChanges, changesBetween, fieldsBefore } from '../../kernel/event';
import type { ThreadEvents } from './threads.events';
import { t } from './messages';

interface Thread {
  readonly threadId: string;
  readonly authorId: string;
  readonly fields: ThreadFields;
  readonly retired: boolean;
}

export type ThreadCommands = {
  Publish: { threadId: string; fields: ThreadFields };
  Edit: { fields: Partial<ThreadFields> };
  Retire: Record<string, never>;
  Restore: Record<string, never>;
};

const existing = (thread: Thread | null): Thread => requireFound(thread, t('thread-not-found'));

/** Admins may change every thread, counselors only their own. */
const changeable = (thread: Thread, actor: Actor): Thread => {
  if (actor.role !== 'admin' && actor.id !== thread.authorId) {
    throw new Rejected('forbidden', t('not-the-author'));
  }
  return thread;
};

export const thread = decider<Thread | null, ThreadCommands, ThreadEvents>({
  name: 'thread',
  stream: { key: 'thread', growsWith: 'edits' },
  initial: null,
  decide: {
    Publish: ({ threadId, fields }, thread, { actor }) =>
      thread ? [] : [{ type: 'ThreadPublished', data: { threadId, authorId: actor.id, ...fields } }],
    Edit: ({ fields }, thread, { actor }) => {
      const { threadId, fields: current, retired } = changeable(existing(thread), actor);
      if (retired) throw new Rejected('not-found', t('thread-not-found'));
      const changes = changesBetween(current, fields);
      if (Object.keys(changes).length === 0) return [];
      return [{ type: 'ThreadEdited', data: { threadId, title: fields.title ?? current.title, changes } }];
    },
    Retire: (_, thread, { actor }) => {
      const { threadId, fields, retired } = changeable(existing(thread), actor);
      return retired ? [] : [{ type: 'ThreadRetired', data: { threadId, title: fields.title } }];
    },
    Restore: (_, thread, { actor }) => {
      const { threadId, fields, retired } = changeable(existing(thread), actor);
      return retired ? [{ type: 'ThreadRestored', data: { threadId, title: fields.title } }] : [];
    },
  },
  evolve: {
    ThreadPublished: (_, { threadId, authorId, ...fields }) => ({
      threadId,
      authorId,
      fields,
      retired: false,
    }),
    ThreadEdited: (thread, { changes }) => ({ ...thread!, fields: applyChanges(thread!.fields, changes) }),
    ThreadRetired: (thread) => ({ ...thread!, retired: true }),
    ThreadRestored: (thread) => ({ ...thread!, retired: false }),
  },
});

export const threadCompensation = compensation({
  decider: thread,
  undoCommands: {
    ThreadPublished: () => ['Retire', {}],
    ThreadEdited: ({ changes }) => ['Edit', { fields: fieldsBefore(changes) }],
    ThreadRetired: () => ['Restore', {}],
    ThreadRestored: () => ['Retire', {}],
  },
});
