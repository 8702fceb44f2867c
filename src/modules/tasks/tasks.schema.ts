import { taskAssignments } from '../../../projections/task-assignments';
import { taskDates } from '../../../projections/task-dates';
import { taskDefinitions } from '../../../projections/task-definitions';
import { defineSchema } from '../../kernel/schema';
import { describeTasks } from './tasks.audit';
import { taskEvents } from './tasks.events';

export const tasksSchema = defineSchema({
  events: taskEvents,
  audit: describeTasks,
  projections: [taskAssignments, taskDates, taskDefinitions],
});
