import { Button } from '@blueprintjs/core';
import { Empty } from '../../shared/list/States';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { INITIAL_FILTER, type TaskFilter } from './taskFilter';

interface NoMatchProps {
  readonly filter: TaskFilter;
  readonly onFilter: (change: Partial<TaskFilter>) => void;
}

export function NoMatch({ filter, onFilter }: NoMatchProps) {
  const isUpcoming = filter.status === 'upcoming' && filter.type === 'all';
  const [text, button, change]: [string, string, Partial<TaskFilter>] = filter.college
    ? [t.none.ofCollege, t.none.showAllColleges, { college: '' }]
    : isUpcoming
      ? [t.none.nothingLeft, t.none.showCompleted, { status: 'completed' }]
      : [t.none.noMatch, t.none.showAll, { type: INITIAL_FILTER.type, status: 'all', only: '' }];
  return (
    <Empty sketch="checklist" action={<Button text={button} onClick={() => onFilter(change)} />}>
      {text}
    </Empty>
  );
}

export function NoTasks() {
  const [sync, general] = TasksApi.useSyncTasksMutation();
  const [syncOfColleges, ofColleges] = TasksApi.useSyncCollegeTasksMutation();
  const look = async () => {
    try {
      const [tasks, collegeTasks] = await Promise.all([sync().unwrap(), syncOfColleges().unwrap()]);
      if (tasks.count + collegeTasks.count === 0) toast.success(t.none.noNews);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Empty
      sketch="checklist"
      action={
        <Button text={t.none.look} loading={general.isLoading || ofColleges.isLoading} onClick={look} />
      }
    >
      {t.none.noTasks}
    </Empty>
  );
}
