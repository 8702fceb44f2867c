import { useState } from 'react';
import { APPLICATION_PLANS, type ApplicationPlan } from 'contract/applications';
import {
  APPLICATION_FILTERS,
  APPLICATION_ORDERS,
  type CaseloadApplicationResource,
} from 'contract/caseload-applications';
import { GRADES } from 'contract/profile';
import type { CaseloadApplicationSearch } from 'contract/requests/caseload-applications';
import { t as texts } from '../../../domain/colleges/applications/en';
import { GroupFilter } from '../../../domain/groups/GroupFilter';
import { Grid, Row, Stack } from '../../../shared/layout/layout';
import { withRows } from '../../../shared/list/columns';
import { usePage } from '../../../shared/list/Paging';
import { ResourceList } from '../../../shared/list/ResourceList';
import { useInSlices } from '../../../shared/list/useInSlices';
import { isOneOf, useFilters } from '../../../shared/routing/useUrlState';
import { FilterChips } from '../../../shared/ui/FilterChips';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { useNarrow } from '../../../shared/ui/media';
import { PageLine } from '../../../shared/ui/PageHeader';
import { GradeChips } from '../GradeChips';
import { SavedFilters } from '../SavedFilters';
import { CaseloadApi } from './caseload.api';
import { ApplicationCard, collegeName, columns, studentName } from './columns';
import { t } from './en';

const ApplicationsBulk = lazyComponent(() => import('./ApplicationsBulk'));

const FIRST_SORT = 'dueOn';
const NONE_CHOSEN = { q: '', sort: FIRST_SORT, filter: '', plan: '', grade: '', groups: '' };
const GROUP_ID = /^[0-9a-f-]{36}$/;

const isSort = (sort: string): sort is NonNullable<CaseloadApplicationSearch['sort']> =>
  APPLICATION_ORDERS.some((order) => sort.replace('-', '') === order);
const isFilter = isOneOf(APPLICATION_FILTERS);
const isPlan = isOneOf(APPLICATION_PLANS);
const isGrade = isOneOf(GRADES);

const PLAN_OPTIONS: readonly { readonly value: ApplicationPlan | ''; readonly label: string }[] = [
  { value: '', label: t.allPlans },
  ...APPLICATION_PLANS.map((plan) => ({ value: plan, label: texts.plans[plan] })),
];
const SORTS = Object.entries(t.sorts).map(([value, label]) => ({
  value: value === FIRST_SORT ? '' : value,
  label,
}));

/** The applications of all students whom the reader advises. */
export default function ApplicationsPage() {
  const [address, go] = useFilters(NONE_CHOSEN);
  const { q } = address;
  const filter = isFilter(address.filter) ? address.filter : undefined;
  const plan = isPlan(address.plan) ? address.plan : undefined;
  const grade = isGrade(address.grade) ? address.grade : undefined;
  const groups = address.groups.split(',').filter((id) => GROUP_ID.test(id));
  const search = {
    ...{ q: q || undefined, filter, plan, grade },
    groups: groups.length > 0 ? groups : undefined,
    sort: isSort(address.sort) ? address.sort : FIRST_SORT,
  } as const;
  const [currentPage] = usePage();
  const query = useInSlices(CaseloadApi.useCaseloadApplicationsQuery({ ...search, currentPage }));
  const { currentData, data: last } = query;
  const [selected, setSelected] = useState<ReadonlyMap<string, CaseloadApplicationResource>>(new Map());
  const isNarrow = useNarrow();
  const { facets } = currentData ?? last ?? {};

  const isChosen = plan !== undefined || grade !== undefined || groups.length > 0;
  const empty = q ? t.noMatch(q) : isChosen ? t.noneChosen : filter ? t.noneLeft[filter] : t.none;
  const tools = (
    <>
      <SavedFilters shown={searchOf(address)} onChoose={(saved) => go(valuesOf(saved))} none={t.saved} />
      <GroupFilter
        chosen={groups}
        counts={facets?.groups ?? {}}
        onChange={(chosen) => go({ groups: chosen.join() })}
      />
    </>
  );
  return (
    <>
      <PageLine>{currentData && t.summary(currentData.counts.all, currentData.students)}</PageLine>
      <ResourceList<CaseloadApplicationResource, never>
        query={query}
        what={t.what}
        sketch="building"
        empty={empty}
        message={t.failed}
        nameOf={(one) => t.name(studentName(one), collegeName(one))}
        search={t.search}
        filters={
          isNarrow
            ? [{ name: 'sort', label: t.sort, options: SORTS }]
            : [{ name: 'plan', label: t.plan, options: PLAN_OPTIONS }]
        }
        tools={isNarrow ? tools : undefined}
        table={isNarrow ? undefined : { columns, initialSort: FIRST_SORT }}
        select={{
          selected: new Set(selected.keys()),
          label: (one) => t.select.one(studentName(one), collegeName(one)),
          all: t.select.all,
          onSelect: (rows, on) => setSelected(withRows(selected, rows, on)),
        }}
        card={(one) => <ApplicationCard {...one} />}
        close
        pages={t.pages}
      >
        <Row align="start" gap={2} below={3}>
          <Stack gap={2} grow shrink>
            <FilterChips
              label={t.show}
              value={filter ?? ''}
              options={[
                { value: '', text: t.all, count: facets?.filter.all },
                ...APPLICATION_FILTERS.map((value) => ({
                  ...{ value, text: t.filters[value], count: facets?.filter[value] },
                })),
              ]}
              onChange={(value) => go({ filter: value })}
            />
            {isNarrow ? (
              <FilterChips
                label={t.plan}
                value={plan ?? ''}
                options={PLAN_OPTIONS.map(({ value, label }) => ({
                  ...{ value, text: label, count: facets?.plan[value || 'all'] },
                }))}
                onChange={(value) => go({ plan: value })}
              />
            ) : (
              <GradeChips grade={grade} counts={facets?.grade} onChange={(value) => go({ grade: value })} />
            )}
          </Stack>
          {!isNarrow && (
            <Grid columns={1} gap={2} fixed>
              {tools}
            </Grid>
          )}
        </Row>
      </ResourceList>
      <ApplicationsBulk
        selected={selected}
        onSelect={setSelected}
        search={search}
        total={currentData?.total ?? 0}
      />
    </>
  );
}

/** The text by which saved filters are compared; it names the list, since students have saved filters, too. */
const searchOf = (address: typeof NONE_CHOSEN): string =>
  new URLSearchParams({
    list: 'applications',
    ...Object.fromEntries(
      Object.keys(NONE_CHOSEN).map((name) => [name, address[name as keyof typeof NONE_CHOSEN]]),
    ),
  }).toString();

function valuesOf(saved: string): typeof NONE_CHOSEN {
  const { list: _list, ...values } = Object.fromEntries(new URLSearchParams(saved));
  return { ...NONE_CHOSEN, ...values };
}
