import { serverEvent } from '../../../contract/realtime';
import type { RecordedEvent } from '../../kernel/event';
import type { Accounts } from '../../platform/auth/session-user';
import type { LiveRules } from '../../platform/realtime/live-feed';
import type { PaymentEvents } from './payments.events';

export function paymentLiveRules(accounts: Accounts): LiveRules<PaymentEvents> {
  const changed = async ({ data: { orderId, userId }, revision }: RecordedEvent<PaymentEvents>) => [
    {
      to: [userId, ...(await accounts.withRole('admin'))],
      event: serverEvent('order.changed', orderId, revision, {}),
    },
  ];
  return {
    OrderPlaced: changed,
    PaymentConfirmed: changed,
    PaymentFailed: changed,
    OrderExpired: changed,
    RefundRecorded: changed,
  };
}
