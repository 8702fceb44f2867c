import { people } from '../../../projections/identity/people';
import { Accounts } from '../../platform/auth/session-user';
import { CONFIG, type Config } from '../../platform/config/config';
import { defineModule } from '../../platform/define-module';
import { Checkouts } from './checkouts';
import { DemonstrationProvider } from './demonstration-provider';
import { OrderQueries } from './order-queries';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { PaymentsAdminController } from './payments-admin.controller';
import { PaymentsController } from './payments.controller';
import { paymentLiveRules } from './payments.live';
import { OrderReader } from './payments.queries';
import { StripeProvider } from './stripe-provider';

const RECONCILE_OVERDUE = 'payments-settle-overdue';
const EVERY_MS = 5 * 60_000;

async function providerOf({ payments, publicUrl }: Config): Promise<PaymentProvider | null> {
  if (!payments) return null;
  return payments.by === 'stripe' ? StripeProvider.connect(payments, publicUrl) : new DemonstrationProvider();
}

export const paymentsModule = defineModule({
  name: 'Payments',
  queries: [OrderReader],
  controllers: [PaymentsController, PaymentsAdminController],
  providers: [
    Checkouts,
    OrderQueries,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG], useFactory: providerOf },
  ],
  exports: [Checkouts],
  live: { views: [people], inject: [Accounts], useFactory: paymentLiveRules },
  jobs: {
    inject: [Checkouts],
    useFactory: (checkouts: Checkouts) => ({
      [RECONCILE_OVERDUE]: () => checkouts.reconcileOverdue(new Date().toISOString()),
    }),
  },
  repeat: { [RECONCILE_OVERDUE]: EVERY_MS },
});
