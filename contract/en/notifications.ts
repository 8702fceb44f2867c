export const NOTIFICATION_KINDS = {
  'task-assigned': 'New tasks',
  'task-changed': 'Changed tasks',
  'task-reminder': 'Reminders from staff',
  'task-due-7-days': 'Tasks due within a week',
  'task-due-1-day': 'Tasks due within a day',
  'application-due': 'Application deadlines',
  'exam-entered': 'Exam results',
  message: 'Messages',
  'session-asked': 'Session requests',
  'session-booked': 'Sessions',
  'session-notes': 'Session notes',
  'record-exported': 'Record exports',
};
