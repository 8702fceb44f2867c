import { useUrlState } from '../../shared/routing/useUrlState';

export function useTasksAddress() {
  const [{ studentId, tab, taskId }, go] = useUrlState({ studentId: '', tab: 'submitted', taskId: '' });
  return [{ studentId, taskId, tab: tab === 'add' ? 'add' : 'submitted' }, go] as const;
}
