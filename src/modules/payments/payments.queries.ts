import { Injectable } from '@nestjs/common';
import type { Product } from '../../../contract/payments';
import { orders } from '../../../projections/payments/orders';
import { Views } from '../../platform/document-store/views';

@Injectable()
export class OrderReader {
  static readonly views = [orders] as const;

  constructor(private readonly views: Views) {}

  async paidBy(userId: string, product: Product): Promise<string[]> {
    const where = { userId, product, state: 'paid' };
    return (await this.views.find(orders, { where, sort: { placedAt: 1 } })).map(({ id }) => id);
  }
}
