import { Button } from '@blueprintjs/core';
import { useSeeAllNotificationsMutation } from '../../domain/notifications/notifications.api';
import { TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';

export function SeeAllButton({ unseen }: { unseen: number }) {
  const [seeAll, { isLoading }] = useSeeAllNotificationsMutation();
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<TickIcon />}
      text="Mark all as seen"
      disabled={unseen === 0}
      loading={isLoading}
      onClick={() => seeAll().unwrap().catch(toast.failure)}
    />
  );
}
