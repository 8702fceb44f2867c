import styles from './FilterChips.module.css';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly count: number }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Narrows a list to one of its parts, each with how many are in it. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map(({ value: own, text, count }) => (
        <button
          key={own}
          type="button"
          className={styles.chip}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
        >
          {text} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
