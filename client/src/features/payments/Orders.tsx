import { productNames, type OrderResource } from 'contract/payments';
import { t as payments } from '../../domain/payments/en';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { formatPrice } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Row, Stack } from '../../shared/layout/layout';
import { t as all } from './en';
import styles from './payments.module.css';

const t = all.orders;

type Order = Pick<
  OrderResource['attributes'],
  'product' | 'cents' | 'currency' | 'state' | 'placedAt' | 'refundedCents' | 'demonstration'
>;

export const orderColumns = <
  Row extends { readonly id: string; readonly attributes: Order },
>(): readonly Column<Row>[] => [
  { key: 'item', header: t.item, cell: ({ attributes }) => productNames[attributes.product] },
  {
    key: 'price',
    header: t.price,
    cell: ({ attributes: { cents, currency, demonstration } }) => (
      <Row as="span" inline gap={2} nowrap>
        {formatPrice(cents, currency)}
        {demonstration && <StatusTag label={payments.demonstration} />}
      </Row>
    ),
  },
  { key: 'state', header: t.state, cell: ({ attributes }) => stateOf(attributes), atEnd: true },
  {
    key: 'ordered',
    header: t.ordered,
    className: styles.day,
    cell: ({ attributes }) => formatDate(attributes.placedAt),
  },
];

const stateOf = ({ state, refundedCents, currency }: Order) =>
  state === 'paid' && refundedCents > 0
    ? `${t.states.paid}, ${t.refunded(formatPrice(refundedCents, currency))}`
    : t.states[state];

const columns = orderColumns<OrderResource>();

export function Orders() {
  const query = PaymentsApi.useOrdersQuery();
  return (
    <Stack as="section" gap={3}>
      <h2>{t.heading}</h2>
      <Loaded query={query} what={t.loading} rows={2} empty={<Empty>{t.none}</Empty>}>
        {(orders) => <DataTable columns={columns} caption={t.heading} rows={orders} />}
      </Loaded>
    </Stack>
  );
}
