import { Button, Callout } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product, ProductResource } from 'contract/payments';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { formatPrice } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty, Loading } from '../../shared/list/States';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { Failure } from '../../shared/ui/Failure';
import { useCart } from '../../domain/payments/cart';
import { Card } from '../../shared/layout/layout';
import { t as all } from './en';
import styles from './payments.module.css';

const t = all.cart;

export default function CartPage() {
  const query = PaymentsApi.useProductsQuery();
  const { item, isLoading, remove: empty, ordered } = useCart();
  const navigate = useNavigate();
  const nothing = <Empty action={<ButtonLink to="/get-help">{t.find}</ButtonLink>}>{t.empty}</Empty>;
  if (isLoading) return <Loading what={t.loading} rows={3} />;
  if (!item) return nothing;
  const remove = () => {
    empty();
    void navigate('/get-help');
  };
  return (
    <Loaded query={query} what={t.loading} rows={3}>
      {({ data, meta }) => {
        const product = data.find(({ id }) => id === item);
        return product ? (
          <Order
            key={item}
            product={product}
            payments={meta.payments}
            onOrdered={ordered}
            onRemove={remove}
          />
        ) : (
          nothing
        );
      }}
    </Loaded>
  );
}

interface OrderProps {
  readonly product: ProductResource;
  readonly payments: 'stripe' | 'demonstration' | null;
  readonly onOrdered: (orderId: string) => void;
  readonly onRemove: () => void;
}

function Order({ product: { id, attributes }, payments, onOrdered, onRemove }: OrderProps) {
  const { id: userId } = useSignedInUser();
  const [open, { isLoading, isSuccess, reset }] = PaymentsApi.useOpenCheckoutMutation();
  const [failure, setFailure] = useState<ErrorMessages>();
  // Coming back from the payment service may restore this page from the browser's cache, with the button still busy.
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);
  const { name, cents, currency } = attributes;
  const price = formatPrice(cents, currency);
  const checkout = async () => {
    setFailure(undefined);
    try {
      const { url, orderId } = await open({ product: id as Product, userId }).unwrap();
      onOrdered(orderId);
      // Submitting a form is impossible because the content security policy forbids other form targets.
      window.location.assign(url);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Card as="section" justify="start" gap={4} pad="inset" width="form" flushContent>
      <h2>{t.details}</h2>
      {payments === 'demonstration' && <Callout intent="primary">{all.demonstration}</Callout>}
      {!payments && <Callout intent="warning">{all.getHelp.nothing}</Callout>}
      <div className={styles.lines}>
        <Table heads={[t.item, t.quantity, t.price, '']} className={styles.order}>
          <Rows>
            <DataRow
              head={name}
              cells={[
                1,
                price,
                <Button
                  variant="minimal"
                  text={t.remove}
                  aria-label={t.removeLabel(name)}
                  onClick={onRemove}
                  disabled={isLoading}
                />,
              ]}
            />
          </Rows>
          <tfoot role="rowgroup">
            <DataRow head={t.total} cells={['', price, '']} />
          </tfoot>
        </Table>
      </div>
      <Failure error={failure} />
      <Button
        intent="primary"
        text={t.checkout}
        loading={isLoading || isSuccess}
        disabled={!payments}
        onClick={() => void checkout()}
      />
      <span role="status" className="visually-hidden">
        {isLoading && t.busy}
      </span>
    </Card>
  );
}
