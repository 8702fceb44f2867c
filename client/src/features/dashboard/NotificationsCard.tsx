import { Empty, Failed, Loading } from '../../shared/list/States';
import { counted } from '../../shared/lib/format';
import { NotificationList } from '../../shared/notifications/NotificationList';
import { useNotificationsQuery } from '../../shared/notifications/notifications.api';
import { Card } from './Card';
import styles from './NotificationsCard.module.css';

const SHOWN = 5;

export function NotificationsCard() {
  const { data, error, refetch } = useNotificationsQuery({ unread: true, currentPage: 1, pageSize: SHOWN });
  return (
    <Card
      title="Notifications"
      moreAt="/notifications"
      summary={data && <span className={styles.count}>{counted(data.unseen, 'unread notification')}</span>}
    >
      {!data && error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Loading what="notifications" rows={3} />}
      {data?.unseen === 0 && <Empty>You have seen everything.</Empty>}
      {data && <NotificationList notifications={data.data} />}
    </Card>
  );
}
