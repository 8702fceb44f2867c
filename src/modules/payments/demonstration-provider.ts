import { Rejected } from '../../kernel/errors';
import type { Order } from './order.decider';
import type { OpenedCheckout, PaymentProvider, CheckoutStatus } from './payment-provider';
import { t } from './messages';

/** Takes no money: a page of this product asks for the outcome, which is applied to the order directly. */
export class DemonstrationProvider implements PaymentProvider {
  readonly name = 'demonstration';

  async open({ orderId }: Order): Promise<OpenedCheckout> {
    // The address has no host, so that the student stays signed in.
    return { checkoutId: checkoutOf(orderId), url: `/demonstration-checkout?order=${orderId}` };
  }

  async fetchStatus({
    cents,
    currency,
    expiresAt,
    paymentId,
    refundedCents,
  }: Order): Promise<CheckoutStatus> {
    const unpaid = Date.parse(expiresAt) > Date.now() ? 'open' : 'expired';
    return { state: paymentId ? 'paid' : unpaid, paymentId, cents, currency, refundedCents };
  }

  read(): never {
    throw new Rejected('invalid', t('not-signed'));
  }
}

const checkoutOf = (orderId: string) => `demonstration_${orderId}`;
