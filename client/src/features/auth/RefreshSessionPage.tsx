import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from 'contract/messages';
import { MINUTES_OF, type Product } from 'contract/payments';
import { removeFromCart } from '../../domain/payments/cart';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { isApiError } from '../../shared/api/errors';
import { useRefreshTokenMutation } from '../../shared/api/baseApi';
import { Card, Text } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { toast } from '../../shared/ui/toast';
import { TickCircleIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './auth.module.css';

const WAIT_MS = 5_000;

const nextAfter = (product: Product) =>
  MINUTES_OF[product]
    ? { to: '/schedule-help', text: t.refreshSession.pickTime }
    : { to: '/college-survey/results', text: t.refreshSession.seeMatches };

/** Follows a purchase, which only the next token includes. The dashboard opens even when the refresh fails. */
export default function RefreshSessionPage() {
  const [{ order }] = useUrlState({ order: '' });
  // Requesting the order makes the server ask the provider, so the payment counts before its webhook event arrives.
  const { data: bought } = PaymentsApi.useOrderQuery(order, { skip: !order });
  const [refreshToken] = useRefreshTokenMutation();
  const navigate = useNavigate();

  useEffect(() => {
    if (bought) removeFromCart(bought);
  }, [bought]);

  const next = bought?.attributes.state === 'paid' ? nextAfter(bought.attributes.product) : undefined;
  const proceed = useEffectEvent(async () => {
    const { error } = await refreshToken();
    if (error) toast.failure(isApiError(error) ? error : new Error(messages.unableToRefresh));
    await navigate('/dashboard');
    if (next) toast.success(t.refreshSession.bought, { label: next.text, run: () => void navigate(next.to) });
  });
  useEffect(() => {
    const timer = setTimeout(() => void proceed(), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Card
      as="section"
      justify="center"
      gap={2}
      width="form"
      tone="muted"
      textAlign="center"
      className={styles.bought}
    >
      <TickCircleIcon size={32} />
      <Text as="p" flush>
        {t.refreshSession.thanks}
      </Text>
      <Text as="p" flush role="status">
        {t.refreshSession.wait}
      </Text>
      {next && (
        <ButtonLink to={next.to} primary>
          {next.text}
        </ButtonLink>
      )}
    </Card>
  );
}
