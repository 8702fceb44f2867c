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
  if (!stores || !projections || !jobs) return null;
  const unavailable = stores.data.filter(({ problem }) => problem !== null);
  const stopped = projections.filter(needsAttention);
  if (unavailable.length + stopped.length + jobs.length === 0)
    return <Callout intent="success">{t.attention.none}</Callout>;
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
          {jobs.length > 0 && (
            <li>
              <a href="#parked-jobs">{t.attention.jobs(jobs.length)}</a>
            </li>
          )}
        </Stack>
      </Stack>
    </Callout>
  );
}
