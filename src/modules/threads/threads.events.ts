import type { ThreadFields } from '../../../contract/threads';
import { events, type Changes } from '../../kernel/event';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ThreadEvents = {
  ThreadPublished: {
    threadId: string;
    authorId: string;
    title: string;
    categories: readonly string[];
    body: string;
  };
  /** `title` is what it is called now. */
  ThreadEdited: { threadId: string; title: string; changes: Changes<ThreadFields> };
  ThreadRetired: { threadId: string; title: string };
};

export const threadEvents = events<ThreadEvents>({
  ThreadPublished: {},
  ThreadEdited: {},
  ThreadRetired: {},
});
