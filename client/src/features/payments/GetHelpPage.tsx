import { Button, Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { productSentences, type Product, type ProductResource } from 'contract/payments';
import { SESSION_MINUTES, type CreditResource } from 'contract/sessions';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { selectUser } from '../../shared/api/session';
import { formatPrice } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { useHasPage } from '../../shared/routing/pageTable';
import { useCart } from '../../domain/payments/cart';
import { Card, Grid, Stack, Text, Row } from '../../shared/layout/layout';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Empty } from '../../shared/list/States';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t as all } from './en';
import { Orders } from './Orders';
import styles from './payments.module.css';

const t = all.getHelp;
const SCHEDULE = '/schedule-help';

export default function GetHelpPage() {
  const user = useSelector(selectUser);
  const query = PaymentsApi.useProductsQuery();
  return (
    <Stack data-wide gap={5}>
      <Text as="p" flush tone="muted">
        {t.intro}
      </Text>
      {query.data?.meta.payments === 'demonstration' && (
        <Callout intent="primary">{all.demonstration}</Callout>
      )}
      <Loaded query={query} what={t.loading} rows={3}>
        {({ data, meta }) => (
          <>
            {!meta.payments && <Callout intent="warning">{t.nothing}</Callout>}
            <Grid as="ul" min={200} gap={4}>
              {data.map((product) => (
                <Offer key={product.id} product={product}>
                  {meta.payments && <Buying product={product} />}
                </Offer>
              ))}
            </Grid>
          </>
        )}
      </Loaded>
      {user?.role === 'student' && <Bought studentId={user.id} />}
    </Stack>
  );
}

function Bought({ studentId }: { studentId: string }) {
  const hasPage = useHasPage();
  return (
    <>
      <Credits studentId={studentId}>
        {hasPage(SCHEDULE) && <ButtonLink to={SCHEDULE}>{t.schedule}</ButtonLink>}
      </Credits>
      <Orders />
    </>
  );
}

function Offer({ product, children }: { product: ProductResource; children: React.ReactNode }) {
  const { name, cents, currency } = product.attributes;
  return (
    <Card as="li" gap={2} justify="start" pad="inset" flushContent className={styles.product}>
      <h2>{name}</h2>
      <p>{productSentences[product.id as Product]}</p>
      <Text as="p" flush size={5} weight={600}>
        {formatPrice(cents, currency)}
      </Text>
      {children}
    </Card>
  );
}

function Buying({ product: { id, attributes } }: { product: ProductResource }) {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const { put } = useCart();
  if (!user) return <ButtonLink to="/sign-in">{t.signIn}</ButtonLink>;
  if (user.role !== 'student')
    return (
      <Text as="p" flush tone="muted">
        {t.forStudents}
      </Text>
    );
  if (id === 'advising' && user.entitlements.includes('advising'))
    return (
      <Text as="p" flush tone="muted">
        {t.owned}
      </Text>
    );
  return (
    <Button
      text={t.add}
      aria-label={t.addLabel(attributes.name)}
      onClick={() => {
        put(id as Product);
        void navigate('/cart');
      }}
    />
  );
}

const creditsText = all.credits;

const columns: readonly Column<CreditResource>[] = [
  {
    key: 'session',
    header: creditsText.session,
    cell: ({ attributes }) => creditsText.minutes(attributes.minutes),
  },
  { key: 'state', header: creditsText.state, cell: ({ attributes }) => stateOf(attributes) },
  { key: 'since', header: creditsText.since, cell: ({ attributes }) => formatDate(attributes.since) },
  {
    key: 'from',
    header: creditsText.from,
    cell: ({ attributes: { reason } }) => (reason ? creditsText.given(reason) : creditsText.bought),
  },
];

const stateOf = ({ state, sessionAt }: CreditResource['attributes']) =>
  sessionAt ? creditsText.at(creditsText.states[state], formatInstant(sessionAt)) : creditsText.states[state];

interface CreditsProps {
  readonly studentId: string;
  readonly children?: ReactNode;
}

function Credits({ studentId, children }: CreditsProps) {
  const query = PaymentsApi.useCreditsQuery(studentId);
  return (
    <Stack as="section" gap={3}>
      <Row as="header" justify="between" wrap gap={[2, 4]}>
        <h2>{creditsText.heading}</h2>
        {children}
      </Row>
      <Loaded query={query} what={creditsText.loading} rows={2} empty={<Empty>{creditsText.none}</Empty>}>
        {(credits) => (
          <>
            <Text as="p" flush>
              {sentenceOf(credits)}
            </Text>
            <DataTable columns={columns} caption={creditsText.caption} rows={credits} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function sentenceOf(credits: readonly CreditResource[]): string {
  const owned = SESSION_MINUTES.map((minutes) => ({ minutes, count: freeOf(credits, minutes) }))
    .filter(({ count }) => count > 0)
    .map(({ minutes, count }) => creditsText.free(count, minutes));
  return owned.length === 0 ? creditsText.none : creditsText.have(owned);
}

const freeOf = (credits: readonly CreditResource[], minutes: number) =>
  credits.filter(({ attributes }) => attributes.minutes === minutes && attributes.state === 'free').length;
