import { Button } from '@blueprintjs/core';
import type { Dashboard } from 'contract/dashboard';
import { NotificationList } from '../../domain/notifications/NotificationList';
import { useSeeAllNotificationsMutation } from '../../domain/notifications/notifications.api';
import { Empty } from '../../shared/list/States';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { Card } from './Card';
import { t } from './en';

export function NotificationsCard({
  notifications: { data, unseen },
}: {
  notifications: Dashboard['notifications'];
}) {
  const [seeAll, { isLoading }] = useSeeAllNotificationsMutation();
  const clear = async () => {
    const answer = await seeAll();
    if (answer.error) toast.failure(answer.error);
    else focusPageTitle();
  };
  return (
    <Card
      title={t.notifications.title}
      moreAt="/notifications"
      summary={<span>{t.notifications.unread(unseen)}</span>}
      note={
        unseen > 0 && (
          <Button
            variant="minimal"
            size="small"
            intent="primary"
            text={t.notifications.seeAll}
            loading={isLoading}
            onClick={() => void clear()}
          />
        )
      }
    >
      {data.length > 0 ? (
        <NotificationList notifications={data} />
      ) : (
        <Empty of="notifications" title={t.notifications.none}>
          {t.notifications.noneReason}
        </Empty>
      )}
    </Card>
  );
}
