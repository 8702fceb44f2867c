import type { ReactElement } from 'react';
import { Row, Text } from '../layout/layout';
import styles from './FilterChips.module.css';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly icon?: ReactElement;
    /** Missing while it is loading; its place is reserved. */
    readonly count: number | undefined;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Row wrap align="stretch" gap={2} role="group" aria-label={label} className={styles.chips}>
      {options.map(({ value: own, text, icon, count }) => (
        <Row
          as="button"
          inline
          gap={2}
          pad={[0, 3]}
          size={2}
          weight={500}
          key={own}
          ref={own === value ? reveal : undefined}
          type="button"
          className={styles.chip}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
        >
          {icon}
          {text}{' '}
          <Text tone="muted" tabular className={styles.count}>
            {count}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

function reveal(chip: HTMLElement | null) {
  const line = chip?.parentElement;
  if (!chip || !line) return;
  const [own, view] = [chip.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += Math.max(0, own.right - view.right) - Math.max(0, view.left - own.left);
}
