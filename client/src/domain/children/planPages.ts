import { useSignedInUser } from '../../shared/api/session';

const OWN = { tasks: '/tasks', colleges: '/colleges', sessions: '/my-sessions-students', changes: true };
const OF_CHILD = {
  tasks: '/parent/tasks',
  colleges: '/parent/colleges',
  sessions: '/parent/overview',
  changes: false,
};

export type PlanPages = typeof OWN | typeof OF_CHILD;

export const usePlanPages = (): PlanPages => (useSignedInUser().role === 'parent' ? OF_CHILD : OWN);
