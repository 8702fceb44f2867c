import styles from './Columns.module.css';

interface ColumnsProps {
  readonly columns: readonly { readonly name: string; readonly holds: string }[];
}

export const Columns = ({ columns }: ColumnsProps) => (
  <dl className={styles.columns}>
    {columns.map(({ name, holds }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{holds}</dd>
      </div>
    ))}
  </dl>
);
