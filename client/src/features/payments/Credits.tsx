import type { ReactNode } from 'react';
import { SESSION_MINUTES, type CreditResource } from 'contract/sessions';
import { useCreditsQuery } from '../../domain/payments/payments.api';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.credits;

const columns: readonly Column<CreditResource>[] = [
  { key: 'session', header: t.session, cell: ({ attributes }) => t.minutes(attributes.minutes) },
  { key: 'state', header: t.state, cell: ({ attributes }) => stateOf(attributes) },
  { key: 'since', header: t.since, cell: ({ attributes }) => formatDate(attributes.since) },
  {
    key: 'from',
    header: t.from,
    cell: ({ attributes: { reason } }) => (reason ? t.given(reason) : t.bought),
  },
];

const stateOf = ({ state, sessionAt }: CreditResource['attributes']) =>
  sessionAt ? t.at(t.states[state], formatInstant(sessionAt)) : t.states[state];

interface CreditsProps {
  readonly studentId: string;
  readonly children?: ReactNode;
}

export function Credits({ studentId, children }: CreditsProps) {
  const query = useCreditsQuery(studentId);
  return (
    <Stack as="section" gap={3}>
      <Row as="header" justify="between" wrap gap={[2, 4]}>
        <h2>{t.heading}</h2>
        {children}
      </Row>
      <Loaded query={query} what={t.loading} rows={2} empty={<Empty>{t.none}</Empty>}>
        {(credits) => (
          <>
            <Text as="p" flush>
              {sentenceOf(credits)}
            </Text>
            <DataTable columns={columns} caption={t.caption} rows={credits} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function sentenceOf(credits: readonly CreditResource[]): string {
  const owned = SESSION_MINUTES.map((minutes) => ({ minutes, count: freeOf(credits, minutes) }))
    .filter(({ count }) => count > 0)
    .map(({ minutes, count }) => t.free(count, minutes));
  return owned.length === 0 ? t.none : t.have(owned);
}

const freeOf = (credits: readonly CreditResource[], minutes: number) =>
  credits.filter(({ attributes }) => attributes.minutes === minutes && attributes.state === 'free').length;
