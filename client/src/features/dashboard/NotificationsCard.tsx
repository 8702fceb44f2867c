import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NotificationList } from '../../domain/notifications/NotificationList';
import { useNotificationsQuery } from '../../domain/notifications/notifications.api';
import { Card } from './Card';
import { t } from './en';
import styles from './NotificationsCard.module.css';

const SHOWN = 5;

export function NotificationsCard() {
  const query = useNotificationsQuery({ unread: true, currentPage: 1, pageSize: SHOWN });
  return (
    <Card
      title={t.notifications.title}
      moreAt="/notifications"
      summary={
        query.data && <span className={styles.count}>{t.notifications.unread(query.data.unseen)}</span>
      }
    >
      <Loaded
        query={query}
        what={t.notifications.loading}
        rows={3}
        empty={<Empty of="notifications">{t.notifications.none}</Empty>}
      >
        {({ data }) => <NotificationList notifications={data} />}
      </Loaded>
    </Card>
  );
}
