import { useUrlState } from '../../shared/routing/useUrlState';

/** The student chosen, the tab, and the task that the form changes, which is empty for a new one. */
export function useTasksAddress() {
  const [{ studentId, tab, taskId }, go] = useUrlState({ studentId: '', tab: 'submitted', taskId: '' });
  return [{ studentId, taskId, tab: tab === 'add' ? 'add' : 'submitted' }, go] as const;
}
