import { counted } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NotificationList } from '../../domain/notifications/NotificationList';
import { useNotificationsQuery } from '../../domain/notifications/notifications.api';
import { Card } from './Card';
import styles from './NotificationsCard.module.css';

const SHOWN = 5;

export function NotificationsCard() {
  const query = useNotificationsQuery({ unread: true, currentPage: 1, pageSize: SHOWN });
  return (
    <Card
      title="Notifications"
      moreAt="/notifications"
      summary={
        query.data && (
          <span className={styles.count}>{counted(query.data.unseen, 'unread notification')}</span>
        )
      }
    >
      <Loaded query={query} what="notifications" rows={3} empty={<Empty>You have seen everything.</Empty>}>
        {({ data }) => <NotificationList notifications={data} />}
      </Loaded>
    </Card>
  );
}
