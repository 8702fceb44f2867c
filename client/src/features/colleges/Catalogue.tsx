import { Button } from '@blueprintjs/core';
import { useEffect, useState, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CATALOGUE_SORTS, type CatalogueSort, type CataloguePage } from 'contract/college-search';
import { collegeMessages } from 'contract/colleges';
import type { TO_SEARCH } from '../../domain/colleges/savedStatus';
import { Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { SearchBox } from '../../shared/list/SearchBox';
import { SortSelect } from '../../shared/list/SortSelect';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Chips } from '../../shared/ui/Chips';
import { FilterIcon, MapIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { CatalogueApi } from './catalogue.api';
import { CatalogueTable } from './CatalogueTable';
import { t as all } from './en';
import { useCatalogueFilters } from './filters';
import styles from './colleges.module.css';

const FilterDialog = lazyComponent(() => import('./FilterDialog'));
const StatesMap = lazyComponent(
  () => import('./map/StatesMap'),
  () => <Loading what={all.map.states} rows={8} />,
);

const COLLEGE_SEARCH = 'college-search';
const FILTER_BUTTON = 'college-filters';
const DEBOUNCE_MS = 800;

const t = all.catalogue;

export function Catalogue() {
  const { filters, chosen, chips, toggle, removeChip, clear } = useCatalogueFilters();
  const [{ map }, setAddress] = useUrlState({ map: '' });
  const [isFiltering, setFiltering] = useState<boolean>();
  const query = CatalogueApi.useCatalogueInfiniteQuery(filters);
  const latest = query.error ? query : { ...query, currentData: query.data };
  const meta = query.data?.pages[0]?.meta;
  const { state } = useLocation() as { readonly state: Partial<typeof TO_SEARCH> | null };
  useEffect(() => {
    if (state?.search) document.getElementById(COLLEGE_SEARCH)?.focus();
  }, [state]);
  const isMapped = map === 'shown';
  return (
    <Stack as="section" gap={3} aria-label={t.heading}>
      <Grid columns="minmax(0, 1fr) auto" gap={2}>
        <SearchBox id={COLLEGE_SEARCH} label={t.search} shortest={1} debounceMs={DEBOUNCE_MS} />
        <Button
          id={FILTER_BUTTON}
          icon={<FilterIcon />}
          className={styles.filter}
          aria-haspopup="dialog"
          aria-label={chips.length > 0 ? t.filters(chips.length) : undefined}
          onClick={() => setFiltering(true)}
        >
          {t.filter}{' '}
          {chips.length > 0 && (
            <Text as="b" tone="primary" tabular>
              {chips.length}
            </Text>
          )}
        </Button>
      </Grid>
      {chips.length > 0 && (
        <Row gap={2} className={styles.chips}>
          <Chips label={t.chosen} items={chips} control={FILTER_BUTTON} onRemove={removeChip} look="filter" />
          <Button variant="minimal" size="small" intent="primary" text={t.clear} onClick={clear} />
        </Row>
      )}
      <Row minHeight={32} wrap gap={[0, 3]} size={2} tone="muted" className={styles.catalogueLine}>
        <p role="status">{meta && t.found(meta.found)}</p>
        <Button
          size="small"
          variant="minimal"
          icon={<MapIcon />}
          text={all.map.toggle}
          active={isMapped}
          aria-pressed={isMapped}
          onClick={() => setAddress({ map: isMapped ? '' : 'shown' })}
        />
        <Sort sort={meta?.sort} isNamed={filters.name !== undefined} />
      </Row>
      {meta?.sort === 'fit' && (
        <Text as="p" flush size={1} tone="muted">
          {t.bestFit}
        </Text>
      )}
      <Grid gap={3} align="start" className={isMapped ? styles.mapped : undefined}>
        {isMapped && meta && (
          <StatesMap
            counts={meta.counts.state}
            chosen={chosen.state}
            onToggle={(state) => toggle('state', state)}
          />
        )}
        <Card shrink className={styles.body} aria-busy={query.isFetching}>
          <Loaded query={latest} what={t.what} rows={10} message={collegeMessages.loadFailed}>
            {({ pages }) => (
              <SearchResults pages={pages} query={query} onClear={clear} isNarrowed={chips.length > 0} />
            )}
          </Loaded>
        </Card>
      </Grid>
      {isFiltering !== undefined && (
        <FilterDialog
          isOpen={isFiltering}
          chosen={chosen}
          found={meta?.found}
          counts={meta?.counts}
          onToggle={toggle}
          onClear={clear}
          onClose={() => setFiltering(false)}
        />
      )}
    </Stack>
  );
}

interface SearchResultsProps {
  readonly pages: readonly CataloguePage[];
  readonly query: {
    readonly error?: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function SearchResults({ pages, query, isNarrowed, onClear }: SearchResultsProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = pages.flatMap((page) => page.data);
  const { own } = pages[0]!.meta;
  if (rows.length === 0) {
    return (
      <Empty sketch="search" action={isNarrowed && <Button text={t.clear} onClick={onClear} />}>
        {collegeMessages.noResults}
        {isNarrowed && <> {t.noneFits}</>}
      </Empty>
    );
  }
  return (
    <>
      {own.SAT === null && own.ACT === null && (
        <Text as="p" rule="bottom" width="none" pad={[3, 'inset']} flush size={2} tone="muted">
          {t.noTests} <Link to="/profile">{t.toTests}</Link>
        </Text>
      )}
      <CatalogueTable rows={rows} own={own} />
      {isFetchNextPageError && (
        <Failed error={error} message={collegeMessages.loadFailed} onRetry={fetchNextPage} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <ShowMore loading={isFetchingNextPage} onShow={fetchNextPage} />
      )}
    </>
  );
}

function Sort({ sort, isNamed }: { sort: CatalogueSort | undefined; isNamed: boolean }) {
  const { setSort } = useCatalogueFilters();
  const options = CATALOGUE_SORTS.filter((known) => known !== 'match' || isNamed);
  return (
    <SortSelect
      label={t.sortedBy}
      value={sort}
      options={options.map((value) => ({ value, label: t.sorts[value] }))}
      onChange={setSort}
    />
  );
}

function ShowMore({ loading, onShow }: { loading: boolean; onShow: () => unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loading || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onShow();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return (
    <Stack rule="top" pad={3} ref={place}>
      <Button text={all.catalogue.showMore} loading={loading} onClick={onShow} />
    </Stack>
  );
}
