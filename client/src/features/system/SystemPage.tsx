import { Link } from 'react-router-dom';
import { Callout } from '@blueprintjs/core';
import type { ProjectionStatus } from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { Jobs } from './Jobs';
import { StateTag, stateOf, needsAttention, stateText } from './StateTag';
import { Stores } from './Stores';
import { SystemApi, WATCHED } from './system.api';
import styles from './system.module.css';

type ProjectionRow = ProjectionStatus & { readonly id: string };

const columns: readonly Column<ProjectionRow>[] = [
  {
    key: 'name',
    header: t.views.name,
    cell: ({ name }) => <Link to={`/admin/system/${name}`}>{name}</Link>,
  },
  { key: 'state', header: t.views.state, cell: (row) => <StateTag status={row} /> },
  { key: 'pace', header: t.views.pace, className: styles.figure, cell: ({ pace }) => formatNumber(pace) },
  { key: 'version', header: t.views.version, className: styles.figure, cell: ({ version }) => version },
  {
    key: 'error',
    header: t.views.error,
    cell: ({ parked, failing, rebuild }) => (
      <Text breakable>{parked?.error ?? failing?.error ?? rebuild?.error ?? '–'}</Text>
    ),
  },
];

export default function SystemPage() {
  return (
    <Stack gap={5}>
      <Attention />
      <Stores />
      <Projections />
      <Jobs />
    </Stack>
  );
}

function Projections() {
  const query = SystemApi.useProjectionsQuery(undefined, WATCHED);
  return (
    <Stack as="section" aria-labelledby="projections" gap={3} flushContent>
      <h2 id="projections">{t.views.heading}</h2>
      <Text as="p" flush tone="muted">
        {t.views.intro}
      </Text>
      <Loaded query={query} what={t.views.loading} rows={10}>
        {(all) => {
          const rows = all.map((status) => ({ ...status, id: status.name }));
          const current = rows.filter((status) => stateOf(status) === 'current');
          const others = rows.filter((row) => !current.includes(row));
          return (
            <>
              {others.length > 0 && <DataTable caption={t.views.heading} columns={columns} rows={others} />}
              {current.length > 0 && (
                <details>
                  <summary>{t.views.upToDate(current.length)}</summary>
                  <DataTable caption={t.views.heading} columns={columns} rows={current} />
                </details>
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function Attention() {
  const { data: stores } = SystemApi.useStoresQuery(undefined, WATCHED);
  const { data: projections } = SystemApi.useProjectionsQuery(undefined, WATCHED);
  const { data: jobs } = SystemApi.useParkedJobsQuery(undefined, WATCHED);
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
