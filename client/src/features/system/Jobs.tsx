import { Button } from '@blueprintjs/core';
import type { JobCounts, ParkedJob } from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { SystemApi, WATCHED } from './system.api';
import { openReason } from './openReason';
import styles from './system.module.css';

const t = all.jobs;

type JobRow = JobCounts & { readonly id: string };

const STATES = ['waiting', 'delayed', 'active', 'completed', 'failed'] as const;

const columns: readonly Column<JobRow>[] = [
  { key: 'name', header: t.name, cell: ({ name }) => name },
  ...STATES.map((state) => ({
    key: state,
    header: t[state],
    className: styles.figure,
    cell: (row: JobRow) => formatNumber(row[state]),
  })),
];

const parkedColumns: readonly Column<ParkedJob>[] = [
  { key: 'name', header: t.name, cell: ({ name }) => name },
  { key: 'error', header: t.error, cell: ({ error }) => <Text breakable>{error}</Text> },
  { key: 'attempts', header: t.attempts, cell: ({ attempts }) => formatNumber(attempts) },
  { key: 'since', header: t.since, cell: ({ parkedAt }) => formatInstant(parkedAt) },
];

export function Jobs() {
  const counts = SystemApi.useJobCountsQuery(undefined, WATCHED);
  const parked = SystemApi.useParkedJobsQuery(undefined, WATCHED);
  const [retry] = SystemApi.useRetryJobMutation();
  const askToRetry = ({ id, name }: ParkedJob) =>
    openReason({
      title: t.retryOf(name),
      what: t.retryWhat,
      submit: t.retry,
      done: t.retried,
      run: (reason) => retry({ id, reason }).unwrap(),
    });
  return (
    <>
      <Stack as="section" aria-labelledby="parked-jobs" gap={3} flushContent>
        <h2 id="parked-jobs">{t.parked}</h2>
        <Loaded
          query={parked}
          what={t.loadingParked}
          rows={1}
          empty={
            <Text as="p" flush tone="muted">
              {t.noneParked}
            </Text>
          }
        >
          {(jobs) => (
            <DataTable
              caption={t.parked}
              columns={parkedColumns}
              rows={jobs}
              actions={(job) => (
                <Button text={t.retry} aria-label={t.retryOf(job.name)} onClick={() => askToRetry(job)} />
              )}
            />
          )}
        </Loaded>
      </Stack>
      <Stack as="section" aria-labelledby="jobs" gap={3} flushContent>
        <h2 id="jobs">{t.heading}</h2>
        <Loaded
          query={counts}
          what={t.loading}
          empty={
            <Text as="p" flush tone="muted">
              {t.none}
            </Text>
          }
        >
          {(jobs) => {
            const rows = jobs.map((job) => ({ ...job, id: job.name }));
            const idle = rows.filter(({ waiting, active, failed }) => waiting + active + failed === 0);
            const busy = rows.filter((row) => !idle.includes(row));
            return (
              <>
                {busy.length > 0 && <DataTable caption={t.heading} columns={columns} rows={busy} />}
                {idle.length > 0 && (
                  <details>
                    <summary>{t.idle(idle.length)}</summary>
                    <DataTable caption={t.heading} columns={columns} rows={idle} />
                  </details>
                )}
              </>
            );
          }}
        </Loaded>
      </Stack>
    </>
  );
}
