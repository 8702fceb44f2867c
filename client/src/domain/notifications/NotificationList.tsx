import { Link } from 'react-router-dom';
import type { NotificationResource } from 'contract/notifications';
import { Text } from '../../shared/layout/layout';
import { formatDistance, formatInstant, formatTime, toPlainDate, today } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { useSeeNotificationMutation } from './notifications.api';
import { t } from './en';
import styles from './NotificationList.module.css';

interface NotificationListProps {
  readonly notifications: readonly NotificationResource[];
  readonly onFollow?: () => void;
}

export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const [see] = useSeeNotificationMutation();
  const follow = async ({ id, attributes }: NotificationResource) => {
    onFollow?.();
    if (attributes.seen_at === null) await see(id).unwrap().catch(toast.failure);
  };
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => {
        const { message, link, created_at, seen_at } = notification.attributes;
        return (
          <li key={notification.id}>
            <Link
              to={link}
              className={styles.row}
              data-unseen={seen_at === null}
              onClick={() => follow(notification)}
            >
              <Text breakable>
                {seen_at === null && <span className="visually-hidden">{t.unread}</span>}
                {message}
              </Text>
              <Text
                as="time"
                size={2}
                tone="muted"
                weight={400}
                dateTime={created_at}
                title={formatInstant(created_at)}
              >
                {when(created_at)}
              </Text>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function when(instant: string): string {
  const date = toPlainDate(instant);
  return date === today() ? formatTime(instant) : formatDistance(date);
}
