import { given } from '../../kernel/testing';
import { taskReminder } from './task-reminder.decider';

const essay = {
  reminderId: 'r1',
  day: '2026-11-20',
  ...{ assignmentId: 'a1', taskId: 't1', studentId: 's1', taskName: 'Draft the essay', ceebCode: null },
};

it('sends a student one reminder a day, whatever the task', () => {
  const sent = { type: 'TaskReminderSent', data: essay } as const;
  given(taskReminder)().when('Send', essay).yields(sent);
  given(taskReminder)(sent).when('Send', essay).yields();
  given(taskReminder)(sent)
    .when('Send', { ...essay, assignmentId: 'a2', taskId: 't2', taskName: 'Ask for a letter' })
    .yields();
});
