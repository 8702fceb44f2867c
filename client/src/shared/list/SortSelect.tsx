import { HTMLSelect } from '@blueprintjs/core';
import { Row } from '../layout/layout';
import styles from './list.module.css';

interface SortSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

export function SortSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SortSelectProps<Value>) {
  return (
    <Row as="label" inline gap={1} className={styles.sort}>
      <span>{label}</span>
      <HTMLSelect
        minimal
        aria-label={label}
        value={value}
        options={options}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      />
    </Row>
  );
}
