import { serverEvent } from '../../../contract/realtime';
import type { Accounts } from '../../platform/auth/session-user';
import { ruleFor, type LiveRules, type Recorded } from '../../platform/realtime/live-feed';
import type { PaymentEvents } from './payments.events';

export function paymentLiveRules(accounts: Accounts): LiveRules<PaymentEvents> {
  const changed = async ({
    data: { orderId, userId },
    revision,
  }: Recorded<{ orderId: string; userId: string }>) => [
    {
      to: [userId, ...(await accounts.withRole('admin'))],
      event: serverEvent('order.changed', orderId, revision, {}),
    },
  ];
  return {
    ...ruleFor(changed, 'OrderPlaced', 'PaymentConfirmed', 'PaymentFailed'),
    ...ruleFor(changed, 'OrderExpired', 'RefundRecorded'),
  };
}
