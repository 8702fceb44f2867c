import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Checkout, Product } from '../../../contract/payments';
import { entitlements, owns } from '../../../projections/entitlements';
import { orders } from '../../../projections/orders';
import { Rejected } from '../../kernel/errors';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { inTurns } from '../../platform/dispatch/in-turns';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { order, type Order } from './order.decider';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { say } from './words';

/** The provider takes half an hour to a day. */
const OPEN_FOR_MS = 60 * 60_000;

/** Orders, and how they come to be paid. */
@Injectable()
export class Checkouts {
  private readonly logger = new Logger(Checkouts.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(CONFIG) private readonly config: Config,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
    private readonly oneAtATime: OneAtATime,
  ) {}

  /** The price is the server's, whatever the browser shows. */
  async open(userId: string, product: Product): Promise<Checkout> {
    const orderId = newId('order', userId, product);
    if (product !== 'advising') return this.openOrder(orderId, userId, product);
    return this.oneAtATime.decide(`advising-of-${userId}`, [orders, entitlements], async () => {
      const openOrderId = await this.openAdvisingOf(userId);
      return this.openOrder(openOrderId ?? orderId, userId, product);
    });
  }

  /** What is owned once must not be paid for twice: whoever asks again goes on with the checkout that is open. */
  private async openAdvisingOf(userId: string): Promise<string | undefined> {
    if (owns(await this.views.get(entitlements, userId), 'advising')) throw alreadyOwned();
    const where = { userId, product: 'advising', state: 'open' };
    for (const { id } of await this.views.find(orders, { where, sort: { placedAt: -1 } })) {
      await this.settle(id, null);
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
    // Of the same request twice at once, both lead to the one that came first.
    const { url } = state!.checkoutId === checkoutId ? opened : await provider.open(state!);
    if (state!.checkoutId === null || url === null) throw new Rejected('conflict', say('not-open'));
    return { id: state!.checkoutId, orderId, url };
  }

  /** Takes in how the order stands with the provider by now: twice, late or out of order does no harm. */
  async settle(orderId: string, noticeId: string | null): Promise<void> {
    const found = await this.dispatcher.stateOf(order, orderId);
    if (!found || this.provider?.name !== found.provider) return;
    const standing = await this.provider.standing(found);
    const { state, paymentId, cents, currency, refundedCents } = standing;
    if (state === 'paid') {
      const paid = { paymentId: paymentId!, cents, currency, noticeId };
      await this.dispatcher.dispatch(order, orderId, 'Confirm', paid);
      if (refundedCents > 0)
        await this.dispatcher.dispatch(order, orderId, 'RecordRefund', { refundedCents, noticeId });
    } else if (state !== 'open') {
      await this.dispatcher.dispatch(order, orderId, state === 'failed' ? 'Fail' : 'Expire', { noticeId });
    }
  }

  /** Before its buyer is told of it: what is wrong with the payment is for those who run this. */
  async lookInto(orderId: string): Promise<void> {
    await this.settle(orderId, null).catch((err: unknown) => {
      if (!(err instanceof Rejected)) throw err;
      this.report(orderId, err);
    });
  }

  async takeIn(payload: Buffer, signature: string | undefined): Promise<void> {
    const notice = this.inUse().read(payload, signature);
    if (notice) await this.settle(notice.orderId, notice.noticeId);
  }

  /** Of whom nobody has heard when the checkout was over. */
  async settleOverdue(now: string): Promise<void> {
    const overdue = await this.views.find(orders, { where: { state: 'open', expiresAt: { lt: now } } });
    await inTurns(overdue, ({ id }) => this.settle(id, null).catch((err: unknown) => this.report(id, err)));
  }

  /** What the page of the demonstration says. */
  async demonstrate(userId: string, orderId: string, pay: boolean): Promise<void> {
    const found = await this.dispatcher.stateOf(order, orderId);
    if (
      this.provider?.name !== 'demonstration' ||
      found?.userId !== userId ||
      found.provider !== 'demonstration'
    )
      throw new Rejected('not-found', say('order-not-found'));
    if (!pay) return void (await this.dispatcher.dispatch(order, orderId, 'Expire', { noticeId: null }));
    const { state, cents, currency } = found;
    if (state === 'expired' || state === 'failed') throw new Rejected('conflict', say('not-open'));
    const paid = { paymentId: `demonstration_${orderId}`, cents, currency, noticeId: null };
    await this.dispatcher.dispatch(order, orderId, 'Confirm', paid);
  }

  async ownedBy(userId: string, orderId: string): Promise<Order> {
    const found = await this.dispatcher.stateOf(order, orderId);
    if (found?.userId !== userId) throw new Rejected('not-found', say('order-not-found'));
    return found;
  }

  private inUse(): PaymentProvider {
    if (!this.provider) throw new Rejected('conflict', say('no-payments'));
    return this.provider;
  }

  private report(orderId: string, err: unknown): void {
    this.logger.warn({ err, orderId }, 'An order could not be settled; it is tried again.');
  }
}

const alreadyOwned = () => new Rejected('conflict', say('already-owned'));
