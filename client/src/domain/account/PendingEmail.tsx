import { Button, Callout } from '@blueprintjs/core';
import type { ProfileResource } from 'contract/profile';
import { Row, Text } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { AccountApi } from './account.api';
import { t } from './en';

export function PendingEmail({ profile: { attributes } }: { profile: ProfileResource }) {
  const { email, pending_email: pending } = attributes;
  const [change, sending] = AccountApi.useChangeProfileMutation();
  const [withdraw, withdrawing] = AccountApi.useWithdrawEmailMutation();
  if (pending === null) return null;
  const sendAgain = () =>
    change({ email: pending })
      .unwrap()
      .then(() => toast.success(t.pending.sent(pending)), toast.failure);
  const cancelChange = () =>
    withdraw()
      .unwrap()
      .then(() => toast.success(t.pending.withdrawn), toast.failure);
  return (
    <Text as={Callout} below={4} breakable intent="warning" title={t.pending.heading}>
      <p>{t.pending.waits(pending, email)}</p>
      <Row wrap gap={2} above={3}>
        <Button
          size="small"
          text={t.pending.again}
          loading={sending.isLoading}
          onClick={() => void sendAgain()}
        />
        <Button
          size="small"
          text={t.pending.withdraw}
          loading={withdrawing.isLoading}
          onClick={() => void cancelChange()}
        />
      </Row>
    </Text>
  );
}
