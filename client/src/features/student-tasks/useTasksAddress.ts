import { useUrlState } from '../../shared/routing/useUrlState';

/** Reads the student, the tab and the task being edited from the address; an empty `taskId` means a new task. */
export function useTasksAddress() {
  const [{ studentId, tab, taskId }, go] = useUrlState({ studentId: '', tab: 'submitted', taskId: '' });
  return [{ studentId, taskId, tab: tab === 'add' ? 'add' : 'submitted' }, go] as const;
}
