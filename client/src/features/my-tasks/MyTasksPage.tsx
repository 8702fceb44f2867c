import { Button, ButtonGroup } from '@blueprintjs/core';
import { useSearchParams } from 'react-router-dom';
import { CalendarFeedButton } from '../../shared/calendar-feed/CalendarFeedButton';
import { useSavedCollegesQuery } from '../../shared/colleges/saved.api';
import { counted } from '../../shared/lib/format';
import { Failed, Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useMyTasksQuery } from '../../shared/tasks/tasks.api';
import { useKeptFocus } from '../../shared/tasks/useKeptFocus';
import { CalendarIcon, ListIcon } from '../../shared/ui/icons';
import { NoMatch, NoTasks } from './NoTasks';
import { TaskCalendar } from './TaskCalendar';
import { collegesOf, filtered, INITIAL_FILTER, readFilter, type TaskFilter } from './taskFilter';
import { TaskFilters } from './TaskFilters';
import { TaskList } from './TaskList';
import styles from './MyTasksPage.module.css';

export default function MyTasksPage() {
  const { data, error, refetch } = useMyTasksQuery();
  const { data: saved = [] } = useSavedCollegesQuery();
  const [view, setView] = useUrlState('view', 'list');
  const [linkedTask] = useUrlState('task');
  const [filter, setFilter] = useTaskFilter();
  const keptFocus = useKeptFocus<HTMLElement>();
  const isCalendar = view === 'calendar';
  if (data?.length === 0) return <NoTasks />;

  const tasks = data && filtered(data, filter);
  return (
    <>
      <div className={styles.toolbar}>
        <TaskFilters
          filter={filter}
          colleges={collegesOf(saved)}
          sortable={!isCalendar}
          onChange={setFilter}
        />
        <CalendarFeedButton />
        <ButtonGroup role="group" aria-label="View">
          <Button
            icon={<ListIcon />}
            text="List"
            active={!isCalendar}
            aria-pressed={!isCalendar}
            onClick={() => setView('list')}
          />
          <Button
            icon={<CalendarIcon />}
            text="Calendar"
            active={isCalendar}
            aria-pressed={isCalendar}
            onClick={() => setView('calendar')}
          />
        </ButtonGroup>
      </div>
      <p role="status" className={styles.count}>
        {tasks && counted(tasks.length, 'task')}
      </p>
      {!tasks && error && <Failed error={error} onRetry={refetch} />}
      {!tasks && !error && (
        <div className={styles.loading}>
          <Loading what="tasks" rows={8} />
        </div>
      )}
      {tasks && (
        <section {...keptFocus} aria-labelledby="tasks">
          <h2 id="tasks" className="visually-hidden">
            Tasks
          </h2>
          {tasks.length === 0 ? (
            <NoMatch filter={filter} onFilter={setFilter} />
          ) : isCalendar ? (
            <TaskCalendar tasks={tasks} />
          ) : (
            <TaskList tasks={tasks} opened={linkedTask} />
          )}
        </section>
      )}
    </>
  );
}

/** The filter lives in the address; what is as it was at first is left out of it. */
function useTaskFilter(): [TaskFilter, (change: Partial<TaskFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<TaskFilter>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === INITIAL_FILTER[name as keyof TaskFilter]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readFilter(params), change];
}
