import { useSignedInUser } from '../../shared/api/session';

/** Where the parts of a student's plan are: the student's own pages, or those of a parent, who changes nothing. */
const OWN = { tasks: '/tasks', colleges: '/colleges', sessions: '/my-sessions-students', changes: true };
const OF_CHILD = {
  tasks: '/parent/tasks',
  colleges: '/parent/colleges',
  sessions: '/parent/overview',
  changes: false,
};

export type PlanPages = typeof OWN | typeof OF_CHILD;

export const usePlanPages = (): PlanPages => (useSignedInUser().role === 'parent' ? OF_CHILD : OWN);
