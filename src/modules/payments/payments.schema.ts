import { orders } from '../../../projections/payments/orders';
import { defineSchema } from '../../kernel/schema';
import { describePayments } from './payments.audit';
import { paymentEvents } from './payments.events';

export const paymentsSchema = defineSchema({
  events: paymentEvents,
  audit: describePayments,
  projections: [orders],
});
