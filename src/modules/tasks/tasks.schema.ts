import { taskAssignments } from '../../../projections/tasks/task-assignments';
import { taskDates } from '../../../projections/tasks/task-dates';
import { taskDefinitions } from '../../../projections/tasks/task-definitions';
import { defineSchema } from '../../kernel/schema';
import { describeTasks } from './tasks.audit';
import { taskEvents } from './tasks.events';

export const tasksSchema = defineSchema({
  events: taskEvents,
  audit: describeTasks,
  projections: [taskAssignments, taskDates, taskDefinitions],
});
