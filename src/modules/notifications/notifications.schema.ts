import { assignmentBatches } from '../../../projections/notifications/assignment-batches';
import { notificationPreferences } from '../../../projections/notifications/notification-preferences';
import { notifications } from '../../../projections/notifications/notifications';
import { defineSchema } from '../../kernel/schema';
import { describeNotifications } from './notifications.audit';
import { notificationEvents } from './notifications.events';

export const notificationsSchema = defineSchema({
  events: notificationEvents,
  audit: describeNotifications,
  projections: [assignmentBatches, notificationPreferences, notifications],
});
