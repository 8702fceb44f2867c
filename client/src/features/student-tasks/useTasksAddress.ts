import { useUrlState } from '../../shared/routing/useUrlState';

export function useTasksAddress() {
  const [{ tab, ...address }, go] = useUrlState({ studentId: '', tab: 'submitted', taskId: '', from: '' });
  return [{ ...address, tab: tab === 'add' ? 'add' : 'submitted' }, go] as const;
}
