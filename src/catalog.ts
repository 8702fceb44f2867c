import { EventCatalog } from './kernel/event';
import { collegeEvents } from './modules/colleges/colleges.events';
import { identityEvents } from './modules/identity/identity.events';
import { messagingEvents } from './modules/messaging/messaging.events';
import { savedCollegeEvents } from './modules/colleges/saved-colleges.events';
import { testScoreEvents } from './modules/profile/profile.events';
import { notificationEvents } from './modules/notifications/notifications.events';
import { taskEvents } from './modules/tasks/tasks.events';
import { threadEvents } from './modules/threads/threads.events';
import { jobEvents } from './platform/jobs/jobs.events';
import { projectorEvents } from './platform/projector/projector.events';

/** Every event there is. */
export const catalog = new EventCatalog(
  collegeEvents,
  identityEvents,
  jobEvents,
  messagingEvents,
  notificationEvents,
  projectorEvents,
  savedCollegeEvents,
  taskEvents,
  testScoreEvents,
  threadEvents,
);
