import type { NotificationKind } from 'contract/notifications';
import {
  CommentIcon,
  DocumentIcon,
  DownloadIcon,
  EnvelopeIcon,
  FlagIcon,
  TickCircleIcon,
  TimelineBarChartIcon,
  VideoIcon,
  type Icon,
} from '../../shared/ui/icons';
import type { DateKind } from '../../shared/ui/KindLabel';

const TASK = ['task', TickCircleIcon] as const;
const DEADLINE = ['deadline', FlagIcon] as const;
const LETTER = ['task', EnvelopeIcon] as const;
const SESSION = ['session', VideoIcon] as const;

const ICONS: Readonly<Record<NotificationKind, readonly [DateKind, Icon]>> = {
  'task-assigned': TASK,
  'task-changed': TASK,
  'task-reminder': TASK,
  'task-due-7-days': DEADLINE,
  'task-due-1-day': DEADLINE,
  'application-due': DEADLINE,
  'letter-asked': LETTER,
  'letter-changed': LETTER,
  'letter-due': ['deadline', EnvelopeIcon],
  'transcript-requested': ['task', DocumentIcon],
  'transcript-sent': ['task', DocumentIcon],
  'exam-entered': ['task', TimelineBarChartIcon],
  message: ['task', CommentIcon],
  'session-asked': SESSION,
  'session-booked': SESSION,
  'session-notes': ['session', DocumentIcon],
  'record-exported': ['task', DownloadIcon],
};

/** Returns the colour and the icon of a kind, which a newer server may have added. */
export const iconOf = (kind: NotificationKind): readonly [DateKind, Icon] =>
  Object.hasOwn(ICONS, kind) ? ICONS[kind] : TASK;
