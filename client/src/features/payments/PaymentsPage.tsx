import { ORDER_STATES, type OrderState, type PaymentResource } from 'contract/payments';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { StudentLink } from '../../domain/students/StudentLink';
import { fullName } from '../../shared/lib/format';
import { DateFilter } from '../../shared/list/DateFilter';
import { ExportButton } from '../../shared/list/ExportButton';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import type { Column } from '../../shared/list/columns';
import { useFilters } from '../../shared/routing/useUrlState';
import { PageLine } from '../../shared/ui/PageHeader';
import { Grid } from '../../shared/layout/layout';
import { t as all } from './en';
import { orderColumns } from './Orders';
import styles from './payments.module.css';

const t = all.payments;

const buyerOf = ({ attributes }: PaymentResource) => fullName(attributes) || t.unknown;

const columns: readonly Column<PaymentResource>[] = [
  {
    key: 'student',
    header: t.student,
    cell: (payment) => {
      const { id } = payment.relationships.student.data;
      return id ? <StudentLink id={id}>{buyerOf(payment)}</StudentLink> : buyerOf(payment);
    },
  },
  ...orderColumns<PaymentResource>(),
  {
    key: 'payment',
    header: t.payment,
    className: styles.payment,
    cell: ({ attributes: { payment } }) => payment && <span title={payment}>{payment}</span>,
  },
];

const filters = [
  {
    name: 'state',
    label: t.state.label,
    options: [
      { value: '', label: t.state.all },
      ...ORDER_STATES.map((state) => ({ value: state, label: all.orders.states[state] })),
    ],
  },
];

export default function PaymentsPage() {
  const [{ state, from, to }, narrow] = useFilters({ state: '', from: '', to: '' });
  const [currentPage] = usePage();
  const search = {
    state: ORDER_STATES.find((one): one is OrderState => one === state),
    from: from || undefined,
    to: to || undefined,
  };
  const query = PaymentsApi.usePaymentsQuery({ ...search, currentPage });
  const [save] = PaymentsApi.useExportPaymentsMutation();
  return (
    <>
      <PageLine>{query.currentData && t.count(query.currentData.total)}</PageLine>
      <ResourceList<PaymentResource, never>
        what={t.what}
        pages={t.pages}
        query={query}
        empty={state || from || to ? t.noMatch : t.none}
        nameOf={buyerOf}
        filters={filters}
        tools={
          <>
            <Grid columns={2} gap={3} className={styles.days}>
              <DateFilter label={t.from} value={from} max={to} onChange={(day) => narrow({ from: day })} />
              <DateFilter label={t.to} value={to} min={from} onChange={(day) => narrow({ to: day })} />
            </Grid>
            <ExportButton onExport={() => save(search).unwrap()} />
          </>
        }
        table={{ columns }}
      />
    </>
  );
}
