import { Injectable } from '@nestjs/common';
import type { OrderResource, PaymentResource } from '../../../contract/payments';
import { orders, type OrderView } from '../../../projections/payments/orders';
import { people } from '../../../projections/identity/people';
import type { Condition } from '../../platform/document-store/document-store';
import { Views } from '../../platform/document-store/views';
import { plusDays, startOfDayInNewYork } from '../../platform/new-york';
import type { ParsedQuery } from '../../../contract/calls';

const CSV_PAGE = 500;
type PaymentSearch = ParsedQuery<'GET /admin/payments'>;

const NEWEST_FIRST = { placedAt: -1, id: -1 } as const;

@Injectable()
export class OrderQueries {
  constructor(private readonly views: Views) {}

  async of(userId: string): Promise<OrderResource[]> {
    const found = await this.views.find(orders, { where: { userId }, sort: NEWEST_FIRST });
    return found.map(orderOf);
  }

  async page(search: PaymentSearch) {
    const where = whereOf(search);
    const { data, ...counts } = await this.views.page(orders, { where, sort: NEWEST_FIRST }, search);
    return { data: await this.payments(data), ...counts };
  }

  async *all(search: PaymentSearch): AsyncIterable<PaymentResource[]> {
    const where = whereOf(search);
    for (let skip = 0; ; skip += CSV_PAGE) {
      const found = await this.views.find(orders, { where, sort: NEWEST_FIRST, skip, limit: CSV_PAGE });
      if (found.length === 0) return;
      yield await this.payments(found);
    }
  }

  private async payments(found: readonly OrderView[]): Promise<PaymentResource[]> {
    const buyers = await this.views.joined(people, found, 'userId');
    return found.map((order) => {
      const { firstName = '', lastName = '' } = buyers.get(order.userId) ?? {};
      const { id, attributes } = orderOf(order);
      return {
        id,
        attributes: { ...attributes, payment: order.paymentId, firstName, lastName },
        relationships: { student: { data: { id: order.userId } } },
      };
    });
  }
}

export const orderOf = ({ id, provider, ...order }: OrderView): OrderResource => ({
  id,
  attributes: {
    product: order.product,
    cents: order.cents,
    currency: order.currency,
    state: order.state,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    refundedCents: order.refundedCents,
    demonstration: provider === 'demonstration',
  },
  relationships: {},
});

function whereOf({ state, from, to }: PaymentSearch): Record<string, Condition> {
  const where: Record<string, Condition> = {};
  if (state) where.state = state;
  // Orders that are placed while pages are read do not shift them.
  const until = to ? { lt: startOfDayInNewYork(plusDays(to, 1)) } : { lte: new Date().toISOString() };
  where.placedAt = { ...(from && { gte: startOfDayInNewYork(from) }), ...until };
  return where;
}
