import type { ReactElement } from 'react';
import styles from './FilterChips.module.css';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly icon?: ReactElement;
    readonly count: number;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map(({ value: own, text, icon, count }) => (
        <button
          key={own}
          ref={own === value ? reveal : undefined}
          type="button"
          className={styles.chip}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
        >
          {icon}
          {text} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}

function reveal(chip: HTMLElement | null) {
  const line = chip?.parentElement;
  if (!chip || !line) return;
  const [own, view] = [chip.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += Math.max(0, own.right - view.right) - Math.max(0, view.left - own.left);
}
