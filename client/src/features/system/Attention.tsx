import { Callout } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { needsAttention, stateText } from './stateOf';
import { useParkedJobsQuery, useProjectionsQuery, useStoresQuery, WATCHED } from './system.api';

export function Attention() {
  const { data: stores } = useStoresQuery(undefined, WATCHED);
  const { data: projections } = useProjectionsQuery(undefined, WATCHED);
  const { data: jobs } = useParkedJobsQuery(undefined, WATCHED);
  const unavailable = stores?.data.filter(({ problem }) => problem !== null) ?? [];
  const stopped = projections?.filter(needsAttention) ?? [];
  const parked = jobs?.length ?? 0;
  if (unavailable.length + stopped.length + parked === 0) {
    const isKnown = stores && projections && jobs;
    return isKnown ? <Callout intent="success">{t.attention.none}</Callout> : null;
  }
  return (
    <Callout intent="warning" role="region" aria-label={t.attention.heading}>
      <Stack gap={2}>
        <Text weight={600}>{t.attention.heading}</Text>
        <Stack as="ul" gap={1}>
          {unavailable.map(({ kind }) => (
            <li key={kind}>
              <a href="#stores">{t.attention.of(t.stores.kinds[kind], t.stores.unavailable)}</a>
            </li>
          ))}
          {stopped.map((projection) => (
            <li key={projection.name}>
              <Link to={`/admin/system/${projection.name}`}>
                {t.attention.of(projection.name, stateText(projection))}
              </Link>
            </li>
          ))}
          {parked > 0 && (
            <li>
              <a href="#parked-jobs">{t.attention.jobs(parked)}</a>
            </li>
          )}
        </Stack>
      </Stack>
    </Callout>
  );
}
