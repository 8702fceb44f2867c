import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { eventName } from 'contract/event-names';
import { Grid } from '../../shared/layout/layout';
import { DateFilter } from '../../shared/list/DateFilter';
import { useFilters } from '../../shared/routing/useUrlState';
import { NO_FILTERS, type FilterNames } from './filters';
import { PersonPicker } from '../../domain/people/PersonPicker';
import { t } from './en';
import styles from './audit.module.css';

interface AuditFiltersProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly types: readonly string[];
  readonly names: FilterNames;
}

export function AuditFilters({ id, isOpen, types, names }: AuditFiltersProps) {
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
