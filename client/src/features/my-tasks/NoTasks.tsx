import { Button } from '@blueprintjs/core';
import { Empty } from '../../shared/list/States';
import { useSyncCollegeTasksMutation, useSyncTasksMutation } from '../../domain/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';
import { INITIAL_FILTER, type TaskFilter } from './taskFilter';

interface NoMatchProps {
  readonly filter: TaskFilter;
  readonly onFilter: (change: Partial<TaskFilter>) => void;
}

/** Why the filter lets no task through, and what to do about it. */
export function NoMatch({ filter, onFilter }: NoMatchProps) {
  if (filter.college) {
    return (
      <Empty action={<Button text="Show all colleges" onClick={() => onFilter({ college: '' })} />}>
        Currently No Tasks for this College
      </Empty>
    );
  }
  if (filter.status === 'upcoming' && filter.type === 'all') {
    return (
      <Empty
        action={<Button text="Show completed tasks" onClick={() => onFilter({ status: 'completed' })} />}
      >
        Nothing left to do: you have completed every task.
      </Empty>
    );
  }
  const everything = { type: INITIAL_FILTER.type, status: 'all' } as const;
  return (
    <Empty action={<Button text="Show all tasks" onClick={() => onFilter(everything)} />}>
      No task matches these filters.
    </Empty>
  );
}

export function NoTasks() {
  const [sync, general] = useSyncTasksMutation();
  const [syncOfColleges, ofColleges] = useSyncCollegeTasksMutation();
  const look = async () => {
    try {
      const [tasks, collegeTasks] = await Promise.all([sync().unwrap(), syncOfColleges().unwrap()]);
      if (tasks.count + collegeTasks.count === 0) toast.success('No new tasks yet.');
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Empty
      action={
        <Button
          text="Look for new tasks"
          loading={general.isLoading || ofColleges.isLoading}
          onClick={look}
        />
      }
    >
      You have no tasks yet. Your counselor’s tasks for you will appear here.
    </Empty>
  );
}
