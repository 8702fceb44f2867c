import { Button, Callout, Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { productNames } from 'contract/payments';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { formatPrice } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Failure } from '../../shared/ui/Failure';
import { Card, Row, Text } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.pay;
const toCart = (
  <Link to="/cart" className={Classes.BUTTON}>
    {t.toCart}
  </Link>
);

export default function DemonstrationPage() {
  const [{ order: orderId }] = useUrlState({ order: '' });
  const query = PaymentsApi.useOrderQuery(orderId, { skip: !orderId });
  if (!orderId) return <Empty action={toCart}>{t.missing}</Empty>;
  return (
    <Card as="section" justify="start" gap={4} pad="inset" width="form" flushContent>
      <Callout intent="primary">{all.demonstration}</Callout>
      <Loaded query={query} what={t.loading} rows={2}>
        {({ id, attributes: { product, cents, currency, state, demonstration } }) =>
          state === 'open' && demonstration ? (
            <>
              <h2>{productNames[product]}</h2>
              <Text as="p" flush size={5} weight={600}>
                {formatPrice(cents, currency)}
              </Text>
              <p>{t.about}</p>
              <Decision orderId={id} />
            </>
          ) : (
            <Empty action={toCart}>{t.over}</Empty>
          )
        }
      </Loaded>
    </Card>
  );
}

function Decision({ orderId }: { orderId: string }) {
  const [decide, { isLoading }] = PaymentsApi.useDemonstratePaymentMutation();
  const [failure, setFailure] = useState<ErrorMessages>();
  const navigate = useNavigate();
  const settle = async (pay: boolean) => {
    setFailure(undefined);
    try {
      await decide({ orderId, pay }).unwrap();
      await navigate(pay ? `/refresh-session?order=${orderId}` : '/cart');
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <>
      <Failure error={failure} />
      <Row align="stretch" wrap gap={3}>
        <Button intent="primary" text={t.pay} loading={isLoading} onClick={() => void settle(true)} />
        <Button text={t.cancel} disabled={isLoading} onClick={() => void settle(false)} />
      </Row>
    </>
  );
}
