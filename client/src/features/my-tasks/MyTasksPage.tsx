import { CalendarFeedButton } from '../../domain/calendar-feed/CalendarFeedButton';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { useSessionsOfQuery } from '../../domain/sessions/sessions.api';
import { useMyTasksQuery } from '../../domain/tasks/tasks.api';
import { useSignedInUser } from '../../shared/api/session';
import { NewReminder } from './NewReminder';
import { NoTasks } from './NoTasks';
import { TasksView, useIsCalendar } from './TasksView';

export default function MyTasksPage() {
  const query = useMyTasksQuery();
  const { data: saved = [] } = useSavedCollegesQuery();
  const { data: sessions = [] } = useSessionsOfQuery(useSignedInUser().id, { skip: !useIsCalendar() });
  return (
    <TasksView
      query={query}
      saved={saved}
      sessions={sessions}
      none={<NoTasks />}
      acts={
        <>
          <NewReminder />
          <span className="icon-below-wide">
            <CalendarFeedButton of="student" />
          </span>
        </>
      }
    />
  );
}
