import { useUrlState } from '../../shared/routing/useUrlState';

/** In place of a student's id: every own student, also later ones. */
export const ALL = 'all';

/** The student chosen, the tab, and the task that the form changes, which is empty for a new one. */
export function useTasksAddress() {
  const [{ studentId, tab, taskId }, go] = useUrlState({ studentId: '', tab: 'submitted', taskId: '' });
  return [{ studentId, taskId, tab: tab === 'add' ? 'add' : 'submitted' }, go] as const;
}
