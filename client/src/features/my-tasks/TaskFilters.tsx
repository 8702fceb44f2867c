import { Button, HTMLSelect } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FilterIcon } from '../../shared/ui/icons';
import { useNarrow } from '../../shared/ui/media';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { INITIAL_FILTER, type College, type TaskFilter } from './taskFilter';
import styles from './tasks.module.css';

const CHOICES = ['type', 'status', 'college'] as const;

interface TaskFiltersProps {
  readonly filter: TaskFilter;
  readonly colleges: readonly College[];
  readonly onChange: (change: Partial<TaskFilter>) => void;
}

export function TaskFilters({ filter, colleges, onChange }: TaskFiltersProps) {
  const collegeNames = Object.fromEntries(colleges.map(({ id, name }) => [id, name]));
  const unknown =
    filter.college && !(filter.college in collegeNames) ? { [filter.college]: filter.college } : {};
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = CHOICES.filter((name) => filter[name] !== INITIAL_FILTER[name]).length;
  const choices = (
    <Row id={id} align="stretch" wrap gap={2} grow className={styles.filters}>
      <Choice
        label={t.filters.type}
        options={t.filters.types}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label={t.filters.status}
        options={t.filters.statuses}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label={t.filters.college}
        options={{ '': t.filters.allColleges, ...collegeNames, ...unknown }}
        value={filter.college}
        onChange={(college) => onChange({ college })}
      />
    </Row>
  );
  if (!isNarrow) return choices;
  return (
    <>
      <Button
        icon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t.filters.label}
        {chosen > 0 && (
          <>
            {' '}
            <span aria-hidden="true" className={styles.chosen}>
              {chosen}
            </span>
            <span className="visually-hidden">, {t.filters.chosen(chosen)}</span>
          </>
        )}
      </Button>
      {isOpen && choices}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Row fixed className={styles.choice}>
      <Text as="label" size={2} weight={500} nowrap htmlFor={id}>
        {label}
      </Text>
      <HTMLSelect
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
        options={Object.entries<string>(options).map(([key, text]) => ({ value: key, label: text }))}
      />
    </Row>
  );
}
