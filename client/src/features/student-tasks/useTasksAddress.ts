import { useSearchParams } from 'react-router-dom';

/** In place of a student's id: every own student, also later ones. */
export const ALL = 'all';

export interface TasksAddress {
  /** Empty until one is chosen. */
  readonly studentId: string;
  readonly tab: 'submitted' | 'add';
  /** The task that the form changes; empty for a new one. */
  readonly taskId: string;
}

/** Student, tab and task under edit live in the address. */
export function useTasksAddress(): [TasksAddress, (change: Partial<TasksAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address: TasksAddress = {
    studentId: params.get('studentId') ?? '',
    tab: params.get('tab') === 'add' ? 'add' : 'submitted',
    taskId: params.get('taskId') ?? '',
  };
  const go = (change: Partial<TasksAddress>) => {
    const { studentId, tab, taskId } = { ...address, ...change };
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ studentId, tab: tab === 'add' ? tab : '', taskId })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [address, go];
}
