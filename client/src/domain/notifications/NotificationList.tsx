import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationResource, NotificationKind } from 'contract/notifications';
import { Text } from '../../shared/layout/layout';
import {
  daysUntil,
  formatDate,
  formatDistance,
  formatInstant,
  formatTime,
  toPlainDate,
  today,
  type PlainDate,
} from '../../shared/lib/time';
import { KindIcon, type DateKind } from '../tasks/KindLabel';
import { toast } from '../../shared/ui/toast';
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
import { NotificationsApi } from './notifications.api';
import { t } from './en';
import styles from './NotificationList.module.css';

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
const iconOf = (kind: NotificationKind): readonly [DateKind, Icon] =>
  Object.hasOwn(ICONS, kind) ? ICONS[kind] : TASK;

interface NotificationListProps {
  readonly notifications: readonly NotificationResource[];
  readonly onFollow?: () => void;
}

/** One list, in which each says its day. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <Row
          key={notification.id}
          notification={notification}
          when={timeOrDay(notification.attributes.created_at)}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}

/** A list for each day, below its name. */
export function NotificationDays({ notifications, onFollow }: NotificationListProps) {
  const id = useId();
  const dayOf = ({ attributes }: NotificationResource) => toPlainDate(attributes.created_at);
  const days = [...new Set(notifications.map(dayOf))];
  return days.map((day) => (
    <div key={day} className={styles.day}>
      <Text size={2} weight={600} tone="muted" id={`${id}${day}`} block pad={[3, 'inset', 1]}>
        {nameOf(day)}
      </Text>
      <ul className={styles.list} aria-labelledby={`${id}${day}`}>
        {notifications
          .filter((notification) => dayOf(notification) === day)
          .map((notification) => (
            <Row
              key={notification.id}
              notification={notification}
              when={formatTime(notification.attributes.created_at)}
              onFollow={onFollow}
            />
          ))}
      </ul>
    </div>
  ));
}

interface RowProps {
  readonly notification: NotificationResource;
  readonly when: string;
  readonly onFollow: (() => void) | undefined;
}

function Row({ notification: { id, attributes }, when, onFollow }: RowProps) {
  const [see] = NotificationsApi.useSeeNotificationMutation();
  const { kind, message, preview, link, created_at, seen_at } = attributes;
  const [colour, icon] = iconOf(kind);
  const isUnseen = seen_at === null;
  const follow = async () => {
    onFollow?.();
    if (isUnseen) await see(id).unwrap().catch(toast.failure);
  };
  return (
    <li>
      <Link to={link} className={styles.row} data-unseen={isUnseen} onClick={() => void follow()}>
        <KindIcon kind={colour} of={icon} />
        <span>
          <Text as="span" breakable className={styles.message}>
            {isUnseen && <span className="visually-hidden">{t.unread}</span>}
            {message}
          </Text>
          {preview && (
            <Text as="span" size={2} tone="muted" weight={400} breakable className={styles.preview}>
              {t.quoted(preview)}
            </Text>
          )}
        </span>
        <Text
          as="time"
          size={2}
          tone="muted"
          weight={400}
          nowrap
          dateTime={created_at}
          title={formatInstant(created_at)}
        >
          {when}
        </Text>
      </Link>
    </li>
  );
}

function timeOrDay(instant: string): string {
  const date = toPlainDate(instant);
  return date === today() ? formatTime(instant) : formatDistance(date);
}

function nameOf(day: PlainDate): string {
  const ago = -daysUntil(day);
  return ago === 0 ? t.today : ago === 1 ? t.yesterday : formatDate(day);
}
