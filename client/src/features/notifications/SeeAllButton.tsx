import { Button } from '@blueprintjs/core';
import { NotificationsApi } from '../../domain/notifications/notifications.api';
import { TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';

export function SeeAllButton({ unseen }: { unseen: number }) {
  const [seeAll, { isLoading }] = NotificationsApi.useSeeAllNotificationsMutation();
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<TickIcon />}
      text={t.seeAll}
      disabled={unseen === 0}
      loading={isLoading}
      onClick={() => seeAll().unwrap().catch(toast.failure)}
    />
  );
}
