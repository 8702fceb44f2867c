import { useState } from 'react';
import { RETENTION_STATES, type RetentionResource, type RetentionState } from 'contract/retention';
import { DataTable } from '../../shared/list/DataTable';
import { Loaded } from '../../shared/list/Loaded';
import { FilterChips } from '../../shared/ui/FilterChips';
import { Stack, Text } from '../../shared/layout/layout';
import { columnsOf } from './columns';
import { t } from './en';
import { useRetentionQuery } from './retention.api';
import { Setting } from './Setting';
import { useHolds } from './useHolds';

interface RetentionProps {
  /** Id of the entity; null for the whole platform. */
  readonly scope: string | null;
}

export function Retention({ scope }: RetentionProps) {
  const [tried, setTried] = useState<number>();
  const query = useRetentionQuery({ scope, days: tried }, { refetchOnMountOrArgChange: true });
  const shown = query.error ? query : { ...query, currentData: query.currentData ?? query.data };
  return (
    <Stack gap={4} flushContent aria-busy={query.isFetching}>
      <Text as="p" flush tone="muted">
        {t.intro}
      </Text>
      <Text as="p" flush tone="muted">
        {t.erased}
      </Text>
      <Loaded query={shown} what={t.what} message={t.message}>
        {(plan) => (
          <>
            <Setting scope={scope} plan={plan} tried={tried} isFetching={query.isFetching} onTry={setTried} />
            <Students scope={scope} plan={plan} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Students({ scope, plan }: RetentionProps & { readonly plan: RetentionResource }) {
  const { counts, students } = plan.attributes;
  const [which, setWhich] = useState<RetentionState | 'all'>('all');
  const menuOf = useHolds();
  const all = RETENTION_STATES.reduce((sum, state) => sum + counts[state], 0);
  const options = RETENTION_STATES.filter((state) => counts[state] > 0).map((value) => ({
    ...{ value, text: t.states[value], count: counts[value] },
  }));
  const isThere = options.some(({ value }) => value === which);
  return (
    <>
      {all > 0 && (
        <FilterChips<RetentionState | 'all'>
          label={t.filter}
          value={isThere ? which : 'all'}
          onChange={setWhich}
          options={[{ value: 'all', text: t.all, count: all }, ...options]}
        />
      )}
      <DataTable
        caption={t.title}
        columns={columnsOf(scope === null)}
        rows={isThere ? students.filter(({ state }) => state === which) : students}
        empty={all === 0 ? t.none : t.noneOfThem}
        subject="people"
        actions={menuOf}
      />
      {students.length < all && (
        <Text as="p" flush tone="muted">
          {t.first(students.length, all)}
        </Text>
      )}
    </>
  );
}
