import { CalendarFeedButton } from '../../domain/calendar-feed/CalendarFeedButton';
import { ForChild } from '../../domain/children/ForChild';
import { SavedApi } from '../../domain/colleges/saved.api';
import { MySessionsApi } from '../../domain/sessions/sessions.api';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { Empty } from '../../shared/list/States';
import { t } from './en';
import { TasksView, useIsCalendar } from './TasksView';

export default function ChildTasksPage() {
  return <ForChild title={t.child.heading}>{(childId) => <TasksOfChild childId={childId} />}</ForChild>;
}

function TasksOfChild({ childId }: { childId: string }) {
  const query = TasksApi.useAssignmentsOfQuery(childId);
  const { data: saved = [] } = SavedApi.useSavedCollegesQuery(childId);
  const { data: sessions = [] } = MySessionsApi.useSessionTimesQuery(childId, { skip: !useIsCalendar() });
  return (
    <div>
      <TasksView
        query={query}
        saved={saved}
        sessions={sessions}
        none={<Empty sketch="checklist">{t.child.none}</Empty>}
        acts={<CalendarFeedButton of="parent" />}
      />
    </div>
  );
}
