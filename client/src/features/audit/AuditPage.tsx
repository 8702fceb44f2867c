import { Button, Switch, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { Fragment, useId, useRef, useState } from 'react';
import type { AuditResource } from 'contract/admin';
import { eventName } from 'contract/event-names';
import { Card, Row, Text, Grid } from '../../shared/layout/layout';
import { ExportButton } from '../../shared/list/ExportButton';
import { Paging, usePage } from '../../shared/list/Paging';
import { SearchBox } from '../../shared/list/SearchBox';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useFilters } from '../../shared/routing/useUrlState';
import { CrossIcon } from '../../shared/ui/icons';
import { Toolbar } from '../../shared/ui/Toolbar';
import { DateFilter } from '../../shared/list/DateFilter';
import { PersonPicker } from '../../domain/people/PersonPicker';
import { AuditApi, useFilterNames } from './audit.api';
import { t } from './en';
import { Entry } from './Entry';
import { hasFilters, NO_FILTERS, SHOWN, titleOf, type FilterNames } from './filters';
import styles from './audit.module.css';

export default function AuditPage() {
  const [filters, setFilters] = useFilters(NO_FILTERS);
  const [page, setPage] = usePage();
  const query = AuditApi.useAuditQuery(
    { ...filters, currentPage: page, grouped: true },
    { refetchOnMountOrArgChange: true },
  );
  const [exportAudit] = AuditApi.useExportAuditMutation();
  const names = useFilterNames(filters);
  const [showsFilters, showFilters] = useState(false);
  const filtersId = useId();
  const title = filters.correlation ? t.page.together : titleOf(names);
  const [clearings, setClearings] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The buttons that remove filters disappear with the filters, so the focus moves to the heading.
  const removeTask = () => {
    setFilters({ task: '' });
    heading.current?.focus();
  };
  const clearAll = () => {
    setFilters(NO_FILTERS);
    setClearings(clearings + 1);
    heading.current?.focus();
  };
  const clear = hasFilters(filters) && <Button size="small" text={t.page.clearFilters} onClick={clearAll} />;
  return (
    <>
      <Fragment key={clearings}>
        <Toolbar>
          <SearchBox label={t.page.search} />
          <Button
            className={styles.toggle}
            text={showsFilters ? t.page.hideFilters : t.page.showFilters}
            aria-expanded={showsFilters}
            aria-controls={filtersId}
            onClick={() => showFilters(!showsFilters)}
          />
          <ExportButton onExport={() => exportAudit(filters).unwrap()} />
        </Toolbar>
        <AuditFilters id={filtersId} isOpen={showsFilters} types={query.data?.types ?? []} names={names} />
      </Fragment>
      <Row wrap gap={[2, 3]} below={3}>
        <Text as="h2" shrink breakable ref={heading} tabIndex={-1}>
          {title ?? t.page.everything}
        </Text>
        {names.task && <TaskChip name={names.task} onRemove={removeTask} />}
        {query.currentData?.data.length !== 0 && clear}
        {!filters.type && !filters.correlation && (
          <Switch
            label={t.page.quiet}
            checked={filters.quiet === SHOWN}
            className={styles.quiet}
            onChange={({ currentTarget }) => setFilters({ quiet: currentTarget.checked ? SHOWN : '' })}
          />
        )}
        <Text end size={2} tone="muted">
          {t.page.zone}
        </Text>
      </Row>
      <Loaded
        query={query}
        what={t.page.loading}
        rows={10}
        empty={
          <Empty sketch="search" action={clear}>
            {clear ? t.page.noMatch : t.page.nothing}
          </Empty>
        }
      >
        {({ data }) => (
          <Card as="ol" lines>
            {data.map((entry, index) => (
              <li key={entry.id}>
                <Entry entry={entry} follows={data.slice(0, index).some(isOfSameAction(entry))} />
              </li>
            ))}
          </Card>
        )}
      </Loaded>
      <Paging
        label={t.page.pages}
        page={page}
        pageCount={query.currentData?.pageCount ?? page}
        onPage={setPage}
      />
    </>
  );
}

const isOfSameAction =
  ({ attributes: { correlationId } }: AuditResource) =>
  ({ attributes }: AuditResource) =>
    attributes.correlationId === correlationId;

function TaskChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Row as="span" inline gap={1} breakable size={2} className={styles.chip}>
      {t.page.task(name)}
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t.page.removeTask(name)}
        onClick={onRemove}
      />
    </Row>
  );
}

interface AuditFiltersProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly types: readonly string[];
  readonly names: FilterNames;
}

function AuditFilters({ id, isOpen, types, names }: AuditFiltersProps) {
  const [{ actor, subject, from, to }, set] = useFilters(NO_FILTERS);
  return (
    <Grid
      min={170}
      gap={[0, 3]}
      id={id}
      role="group"
      aria-label={t.filters.label}
      className={styles.filters}
      data-open={isOpen}
    >
      <PersonPicker
        label={t.filters.actor}
        value={actor}
        name={names.actor}
        onChoose={(chosen) => set({ actor: chosen })}
      />
      <PersonPicker
        label={t.filters.subject}
        value={subject}
        name={names.subject}
        onChoose={(chosen) => set({ subject: chosen })}
      />
      <TypeSelect types={types} />
      <DateFilter label={t.filters.from} value={from} max={to} onChange={(date) => set({ from: date })} />
      <DateFilter label={t.filters.to} value={to} min={from} onChange={(date) => set({ to: date })} />
    </Grid>
  );
}

function TypeSelect({ types }: { types: readonly string[] }) {
  const id = useId();
  const [{ type }, set] = useFilters(NO_FILTERS);
  const known = type && !types.includes(type) ? [type, ...types] : types;
  return (
    <FormGroup label={t.filters.type} labelFor={id}>
      <HTMLSelect
        id={id}
        fill
        value={type}
        options={[
          { value: '', label: t.filters.anyType },
          ...known.map((name) => ({ value: name, label: eventName(name) })),
        ]}
        onChange={({ currentTarget }) => set({ type: currentTarget.value })}
      />
    </FormGroup>
  );
}
