import { collegeTasks } from './college-tasks';
import { customTasks } from './custom-tasks';
import type { DemoTask } from './demo-task';
import { standardTasks } from './standard-tasks';

export type { DemoTask };

export const demoTasks: readonly DemoTask[] = [...standardTasks, ...collegeTasks, ...customTasks];
