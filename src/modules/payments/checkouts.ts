import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Checkout, Product } from '../../../contract/payments';
import { orders } from '../../../projections/payments/orders';
import { Rejected } from '../../kernel/errors';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher, mapInBatches } from '../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { EntitlementReader } from '../entitlements/entitlements.queries';
import { order, type Order } from './order.decider';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { t } from './messages';

/** How long a checkout stays open. The provider allows half an hour to a day. */
const OPEN_FOR_MS = 60 * 60_000;

@Injectable()
export class Checkouts {
  private readonly logger = new Logger(Checkouts.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
    private readonly oneAtATime: OneAtATime,
    private readonly entitlements: EntitlementReader,
  ) {}

  async open(userId: string, product: Product): Promise<Checkout> {
    const orderId = newId('order', userId, product);
    if (product !== 'advising') return this.openOrder(orderId, userId, product);
    const views = [orders, ...EntitlementReader.views] as const;
    return this.oneAtATime.decide(`advising-of-${userId}`, views, async () => {
      const openOrderId = await this.openAdvisingOf(userId);
      return this.openOrder(openOrderId ?? orderId, userId, product);
    });
  }

  /** An entitlement must not be paid twice: a second request continues the checkout that is open. */
  private async openAdvisingOf(userId: string): Promise<string | undefined> {
    if (await this.entitlements.owns(userId, 'advising')) throw alreadyOwned();
    const where = { userId, product: 'advising', state: 'open' };
    for (const { id } of await this.views.find(orders, { where, sort: { placedAt: -1 } })) {
      await this.reconcile(id, null);
      const { state } = (await this.dispatcher.stateOf(order, id))!;
      if (state === 'paid') throw alreadyOwned();
      if (state === 'open') return id;
    }
    return undefined;
  }

  private async openOrder(orderId: string, userId: string, product: Product): Promise<Checkout> {
    const provider = this.inUse();
    const { cents, currency } = { cents: this.config.prices[product], currency: this.config.currency };
    const expiresAt = new Date(Date.now() + OPEN_FOR_MS).toISOString();
    const placing = { orderId, userId, product, cents, currency, provider: provider.name, expiresAt };
    const placed = await this.dispatcher.dispatch(order, orderId, 'Place', placing);
    const opened = await provider.open(placed.state!);
    const { checkoutId } = opened;
    const { state } = await this.dispatcher.dispatch(order, orderId, 'OpenCheckout', { checkoutId });
    // If the same request arrives twice at once, both continue the checkout that was opened first.
    const { url } = state!.checkoutId === checkoutId ? opened : await provider.open(state!);
    if (state!.checkoutId === null || url === null) throw new Rejected('conflict', t('not-open'));
    return { id: state!.checkoutId, orderId, url };
  }

  /** Applies the order's present state at the provider. Webhook events may arrive twice, late or out of order. */
  async reconcile(orderId: string, noticeId: string | null): Promise<void> {
    const found = await this.dispatcher.stateOf(order, orderId);
    if (!found || this.provider?.name !== found.provider) return;
    const status = await this.provider.fetchStatus(found);
    const { state, paymentId, cents, currency, refundedCents } = status;
    if (state === 'paid') {
      const paid = { paymentId: paymentId!, cents, currency, noticeId };
      await this.dispatcher.dispatch(order, orderId, 'Confirm', paid);
      if (refundedCents > 0)
        await this.dispatcher.dispatch(order, orderId, 'RecordRefund', { refundedCents, noticeId });
    } else if (state !== 'open') {
      await this.dispatcher.dispatch(order, orderId, state === 'failed' ? 'Fail' : 'Expire', { noticeId });
    }
  }

  /** Applies the state before its buyer sees the order; errors of the payment are logged for operators. */
  async refresh(orderId: string): Promise<void> {
    await this.reconcile(orderId, null).catch((err: unknown) => {
      if (!(err instanceof Rejected)) throw err;
      this.report(orderId, err);
    });
  }

  async handleWebhook(payload: Buffer, signature: string | undefined): Promise<void> {
    const webhookEvent = this.inUse().read(payload, signature);
    if (webhookEvent) await this.reconcile(webhookEvent.orderId, webhookEvent.noticeId);
  }

  async reconcileOverdue(now: string): Promise<void> {
    const overdue = await this.views.find(orders, { where: { state: 'open', expiresAt: { lt: now } } });
    await mapInBatches(overdue, ({ id }) =>
      this.reconcile(id, null).catch((err: unknown) => this.report(id, err)),
    );
  }

  async demonstrate(userId: string, orderId: string, pay: boolean): Promise<void> {
    const found = await this.dispatcher.stateOf(order, orderId);
    if (
      this.provider?.name !== 'demonstration' ||
      found?.userId !== userId ||
      found.provider !== 'demonstration'
    )
      throw new Rejected('not-found', t('order-not-found'));
    if (!pay) return void (await this.dispatcher.dispatch(order, orderId, 'Expire', { noticeId: null }));
    const { state, cents, currency } = found;
    if (state === 'expired' || state === 'failed') throw new Rejected('conflict', t('not-open'));
    const paid = { paymentId: `demonstration_${orderId}`, cents, currency, noticeId: null };
    await this.dispatcher.dispatch(order, orderId, 'Confirm', paid);
  }

  async ownedBy(userId: string, orderId: string): Promise<Order> {
    const found = await this.dispatcher.stateOf(order, orderId);
    if (found?.userId !== userId) throw new Rejected('not-found', t('order-not-found'));
    return found;
  }

  private inUse(): PaymentProvider {
    if (!this.provider) throw new Rejected('conflict', t('no-payments'));
    return this.provider;
  }

  private report(orderId: string, err: unknown): void {
    this.logger.warn(
      { err, orderId },
      'An order could not be reconciled with the provider; it will be retried.',
    );
  }
}

const alreadyOwned = () => new Rejected('conflict', t('already-owned'));
