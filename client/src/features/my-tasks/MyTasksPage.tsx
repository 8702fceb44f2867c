import { CalendarFeedButton } from '../../domain/calendar-feed/CalendarFeedButton';
import { SavedApi } from '../../domain/colleges/saved.api';
import { MySessionsApi } from '../../domain/sessions/sessions.api';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { useSignedInUser } from '../../shared/api/session';
import { TasksView, useIsCalendar, NoTasks } from './TasksView';
import { Button } from '@blueprintjs/core';
import { openDialog } from '../../shared/ui/dialogs';
import { AddIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

export default function MyTasksPage() {
  const query = TasksApi.useMyTasksQuery();
  const { data: saved = [] } = SavedApi.useSavedCollegesQuery();
  const { data: sessions = [] } = MySessionsApi.useSessionsOfQuery(useSignedInUser().id, {
    skip: !useIsCalendar(),
  });
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

const ReminderDialog = lazyComponent(() => import('./ReminderDialog'));

const NewReminder = () => (
  <Button icon={<AddIcon />} text={t.reminder.add} onClick={() => openDialog(ReminderDialog, {})} />
);
