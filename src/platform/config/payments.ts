/** Who takes payments. */
export type Payments =
  | { readonly by: 'demonstration' }
  | {
      readonly by: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Null: Stripe's own. */
      readonly url: string | null;
    };

interface Settings {
  readonly production: boolean;
  readonly secretKey: string | null;
  readonly webhookSecret: string | null;
  readonly url: string | null;
  readonly fault: (sentence: string) => void;
}

/** Stripe where it is set up, and else the demonstration, which pays nothing and so never runs in production. */
export function paymentsIn({ production, secretKey, webhookSecret, url, fault }: Settings): Payments | null {
  if (secretKey === null && webhookSecret === null) return production ? null : { by: 'demonstration' };
  if (secretKey === null || webhookSecret === null) {
    fault('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.');
    return null;
  }
  if (production && url !== null && !url.startsWith('https:'))
    fault('STRIPE_URL must begin with https:// in production.');
  return { by: 'stripe', secretKey, webhookSecret, url };
}
