import type { NotificationKind } from 'contract/notifications';
import {
  CommentIcon,
  DocumentIcon,
  DownloadIcon,
  FlagIcon,
  NotificationsIcon,
  TickCircleIcon,
  TimelineBarChartIcon,
  VideoIcon,
  type Icon,
} from '../../shared/ui/icons';
import type { DateKind } from '../../shared/ui/KindLabel';

const TASK = ['task', TickCircleIcon] as const;
const DEADLINE = ['deadline', FlagIcon] as const;
const SESSION = ['session', VideoIcon] as const;

const ICONS: Partial<Record<NotificationKind, readonly [DateKind, Icon]>> = {
  'task-assigned': TASK,
  'task-changed': TASK,
  'task-reminder': TASK,
  'task-due-7-days': DEADLINE,
  'task-due-1-day': DEADLINE,
  'application-due': DEADLINE,
  'exam-entered': ['task', TimelineBarChartIcon],
  message: ['task', CommentIcon],
  'session-asked': SESSION,
  'session-booked': SESSION,
  'session-notes': ['session', DocumentIcon],
  'record-exported': ['task', DownloadIcon],
};

/** Returns the colour and the icon of a kind. */
export const iconOf = (kind: NotificationKind): readonly [DateKind, Icon] =>
  ICONS[kind] ?? ['task', NotificationsIcon];
