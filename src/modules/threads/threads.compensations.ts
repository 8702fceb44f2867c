import { compensation } from '../../kernel/compensation';
import { fieldsBefore } from '../../kernel/event';
import { thread } from './thread.decider';

export const threadCompensation = compensation({
  decider: thread,
  undoCommands: {
    ThreadPublished: () => ['Retire', {}],
    ThreadEdited: ({ changes }) => ['Edit', { fields: fieldsBefore(changes) }],
    ThreadRetired: () => ['Restore', {}],
    ThreadRestored: () => ['Retire', {}],
  },
});
