import type { Product } from '../../../contract/payments';
import type { Environment } from './environment';
import type { Setting } from './settings';

export interface PaymentSettings {
  /** Null means that nobody takes payments and nothing can be bought. */
  readonly payments: { readonly by: 'demonstration' } | StripeSettings | null;
  readonly prices: Readonly<Record<Product, number>>;
  readonly currency: string;
}

export interface StripeSettings {
  readonly by: 'stripe';
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly url: string | null;
}

export function paymentsIn(environment: Environment): PaymentSettings {
  const { text, report } = environment;
  const cents = (name: Setting, fallback: string) => {
    const value = Number(text(name, fallback));
    if (!Number.isInteger(value) || value < 1 || value > 1_000_000)
      report(`${name} must be a price in cents, a whole number from 1 to 1000000.`);
    return value;
  };
  const currency = text('CURRENCY', 'USD').toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) report('CURRENCY must be a code of three letters, such as USD.');
  return {
    payments: providerIn(environment),
    prices: {
      'session-60': cents('PRICE_SESSION_60', '9000'),
      'session-30': cents('PRICE_SESSION_30', '5000'),
      advising: cents('PRICE_ADVISING', '14900'),
    },
    currency,
  };
}

/** Returns Stripe where it is configured. The demonstration moves no money, and so never runs in production. */
function providerIn({ production, optional, url, report }: Environment): PaymentSettings['payments'] {
  const secretKey = optional('STRIPE_SECRET_KEY');
  const webhookSecret = optional('STRIPE_WEBHOOK_SECRET');
  const address = url('STRIPE_URL', ['http:', 'https:']);
  if (secretKey === null && webhookSecret === null) return production ? null : { by: 'demonstration' };
  if (secretKey === null || webhookSecret === null) {
    report('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.');
    return null;
  }
  if (production && address?.startsWith('http:'))
    report('STRIPE_URL must begin with https:// in production.');
  return { by: 'stripe', secretKey, webhookSecret, url: address };
}
