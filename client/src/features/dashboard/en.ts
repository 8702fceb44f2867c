import { counted } from '../../shared/lib/format';

export const t = {
  group: 'Plan',
  title: 'Dashboard',
  viewMore: 'View More',
  tasks: {
    title: 'Tasks',
    loading: 'tasks',
    none: 'You have no tasks yet. Your counselor’s tasks for you will appear here.',
    completed: (done: number, all: number) => `${done} / ${all} completed`,
    progress: 'Tasks completed',
  },
  colleges: {
    title: 'Colleges',
    loading: 'colleges',
    find: 'Find colleges',
    saved: 'My Colleges',
    counts: {
      interested: (count: number) => `${count} interested`,
      applying: (count: number) => `${count} applying`,
      applied: (count: number) => `${count} applied`,
    },
  },
  notifications: {
    title: 'Notifications',
    loading: 'notifications',
    none: 'You have seen everything.',
    unread: (count: number) => counted(count, 'unread notification'),
  },
} as const;
