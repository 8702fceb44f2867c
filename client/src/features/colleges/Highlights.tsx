import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import type { CollegeResource } from 'contract/colleges';
import { countingDeadlines } from 'contract/deadlines';
import { DEADLINE_NAMES, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { SavedApi } from '../../domain/colleges/saved.api';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatMoney, formatPercent } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import { CatalogueApi } from './catalogue.api';
import { t } from './en';
import { Fit } from './Fit';

interface HighlightsProps {
  readonly college: CollegeResource;
  /** Whose list may have the college; undefined for readers without a list of their own. */
  readonly studentId: string | undefined;
}

/** What decides first: the student's chance, the price, and the next deadline. */
export default function Highlights({ college: { id: ceeb, attributes }, studentId }: HighlightsProps) {
  const { data: saved } = SavedApi.useSavedCollegesQuery(studentId ? undefined : skipToken);
  const prospects = CatalogueApi.useProspectsQuery(studentId ?? skipToken);
  const chance = prospects.data?.[ceeb]?.chance;
  const record = saved?.find((row) => row.attributes.ceeb_code === ceeb);
  const [next] = inTime(countingDeadlines(record?.attributes.application, attributes));
  const { netPrice, admissionRate, name } = attributes;
  const facts: readonly (readonly [string, ReactElement | string | false | null | undefined])[] = [
    [t.catalogue.columns.fit, chance && <Fit chance={chance} of={name} />],
    [t.facts.netPrice, netPrice !== null && formatMoney(netPrice)],
    [t.facts.admissionRate, admissionRate !== null && formatPercent(admissionRate)],
    [t.college.next, next && !hasPassed(next) && `${DEADLINE_NAMES[next.kind]} · ${formatDate(next.date)}`],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <Row as="ul" minHeight={48} wrap align="start" gap={[3, 5]} aria-label={t.college.highlights}>
      {known.map(([label, value]) => (
        <Stack as="li" key={label} alignContent="start" gap={1}>
          <Text size={2} tone="muted">
            {label}
          </Text>
          <Text size={4} weight={600} tabular>
            {value}
          </Text>
        </Stack>
      ))}
    </Row>
  );
}
