import type { Stripe } from 'stripe' with { 'resolution-mode': 'import' };
import { Rejected, Unavailable } from '../../kernel/errors';
import type { StripeSettings } from '../../platform/config/payments';
import { currentLanguage } from '../../platform/http/request-context';
import { within } from '../../platform/waiting';
import type { Order } from './order.decider';
import type { WebhookEvent, OpenedCheckout, PaymentProvider, CheckoutStatus } from './payment-provider';
import { products, t } from './messages';

/** Includes all attempts, which the library repeats twice with a timeout of 80 seconds each by default. */
const TIMEOUT_MS = 10_000;

/** Stripe refuses checkouts that end in less than half an hour by its clock; a minute is added for transmission. */
const SHORTEST_MS = 31 * 60_000;

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';

  private constructor(
    private readonly stripe: Stripe,
    private readonly webhooks: Stripe.Webhooks,
    private readonly settings: StripeSettings,
    private readonly publicUrl: string,
    private readonly timeoutMs: number,
  ) {}

  /** The library is large, and is loaded only where it is used. */
  static async connect(
    settings: StripeSettings,
    publicUrl: string,
    timeoutMs = TIMEOUT_MS,
  ): Promise<StripeProvider> {
    const { default: Library } = await import('stripe');
    const stripe = new Library(settings.secretKey, {
      timeout: timeoutMs,
      telemetry: false,
      ...addressOf(settings.url),
    });
    return new StripeProvider(stripe, Library.webhooks, settings, publicUrl, timeoutMs);
  }

  /** A checkout whose address nobody received is never paid, so that opening another one does no harm. */
  open({ orderId, product, cents, currency, expiresAt, checkoutId }: Order): Promise<OpenedCheckout> {
    const language = currentLanguage();
    const expires = Math.max(Date.parse(expiresAt), Date.now() + SHORTEST_MS);
    return this.callStripe(async () => {
      const { sessions } = this.stripe.checkout;
      const session = await (checkoutId
        ? sessions.retrieve(checkoutId)
        : sessions.create({
            mode: 'payment',
            locale: language,
            client_reference_id: orderId,
            metadata: { orderId },
            // Webhook events of refunds name only the payment.
            payment_intent_data: { metadata: { orderId } },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: cents,
                  product_data: { name: products[language][product] },
                },
              },
            ],
            success_url: `${this.publicUrl}/refresh-session?order=${orderId}`,
            cancel_url: `${this.publicUrl}/cart`,
            expires_at: Math.ceil(expires / 1000),
          }));
      ofOrder(session, orderId);
      const url = session.url === null ? null : new URL(session.url);
      if (url && url.protocol !== 'https:') throw new Error('Stripe leads to no page of its own.');
      return { checkoutId: session.id, url: session.url };
    });
  }

  fetchStatus({ orderId, checkoutId, cents, currency, expiresAt }: Order): Promise<CheckoutStatus> {
    if (checkoutId === null) {
      // The page of this checkout was never opened, and nobody can pay it.
      const state = Date.parse(expiresAt) > Date.now() ? 'open' : 'expired';
      return Promise.resolve({ state, paymentId: null, cents, currency, refundedCents: 0 });
    }
    return this.callStripe(async () => {
      const session = await this.stripe.checkout.sessions.retrieve(checkoutId, {
        expand: ['payment_intent.latest_charge'],
      });
      ofOrder(session, orderId);
      const payment = session.payment_intent as Stripe.PaymentIntent | null;
      const charge = payment?.latest_charge as Stripe.Charge | null | undefined;
      const state = stateOf(session, payment);
      const paymentId = payment?.id ?? null;
      if (state === 'paid' && typeof paymentId !== 'string') throw new Error('Stripe names no payment.');
      return {
        state,
        paymentId,
        cents: amount(session.amount_total ?? 0),
        currency: (session.currency ?? '').toUpperCase(),
        refundedCents: amount(charge?.amount_refunded ?? 0),
      };
    });
  }

  read(payload: Buffer, signature = ''): WebhookEvent | null {
    const { id, data } = this.verified(payload, signature);
    const metadata = (data?.object as { readonly metadata?: Readonly<Record<string, unknown>> | null } | null)
      ?.metadata;
    return typeof metadata?.orderId === 'string' && metadata.orderId !== ''
      ? { noticeId: id, orderId: metadata.orderId }
      : null;
  }

  private verified(payload: Buffer, signature: string): Stripe.Event {
    try {
      return this.webhooks.constructEvent(payload, signature, this.settings.webhookSecret);
    } catch (error) {
      throw Object.assign(new Rejected('invalid', t('not-signed')), { cause: error });
    }
  }

  /** Reports what Stripe refuses or does not answer as unavailable, since the caller did nothing wrong. */
  private async callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      const result = await within(this.timeoutMs, call());
      if (result === undefined) throw new Error(`Stripe gave no answer within ${this.timeoutMs} ms.`);
      return result;
    } catch (cause) {
      throw new Unavailable(t('provider-unavailable'), { cause });
    }
  }
}

/** Throws if the response is about another order or none. */
function ofOrder({ id, metadata }: Stripe.Checkout.Session, orderId: string): void {
  if (typeof id !== 'string' || metadata?.orderId !== orderId)
    throw new Error('Stripe answers with no checkout of this order.');
}

function amount(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('Stripe names no amount.');
  return cents;
}

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): CheckoutStatus['state'] {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  // Bank debits are refused days after the checkout is complete.
  return status === 'complete' && payment?.status === 'requires_payment_method' ? 'failed' : 'open';
}

function addressOf(url: string | null): Stripe.StripeConfig {
  if (url === null) return {};
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}
