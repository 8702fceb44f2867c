import { Controller, Get, StreamableFile } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../contract/calls';
import { Query, Roles } from '../../platform/http/route.decorators';
import type { PaymentResource } from '../../../contract/payments';
import { csvFile } from '../../platform/http/csv-file';
import { OrderQueries } from './order-queries';

const COLUMNS = [
  'order',
  'placedAt',
  'paidAt',
  'state',
  'firstName',
  'lastName',
  'studentId',
  'product',
  'amount',
  'refunded',
  'currency',
  'payment',
  'demonstration',
];

@Roles('admin')
@Controller('admin')
export class PaymentsAdminController {
  constructor(private readonly queries: OrderQueries) {}

  @Get('payments')
  page(@Query() search: ParsedQuery<'GET /admin/payments'>): Promise<ResponseOf<'GET /admin/payments'>> {
    return this.queries.page(search);
  }

  @Get('payments.csv')
  export(@Query() search: ParsedQuery<'GET /admin/payments.csv'>): StreamableFile {
    return csvFile('payments.csv', rows(this.queries.all(search)), {
      columns: COLUMNS,
      cast: { boolean: (value) => (value ? 'yes' : 'no') },
    });
  }
}

async function* rows(pages: AsyncIterable<readonly PaymentResource[]>) {
  for await (const page of pages) for (const payment of page) yield rowOf(payment);
}

const rowOf = ({ id, attributes, relationships }: PaymentResource) => ({
  ...attributes,
  order: id,
  studentId: relationships.student.data.id,
  amount: (attributes.cents / 100).toFixed(2),
  refunded: (attributes.refundedCents / 100).toFixed(2),
});
