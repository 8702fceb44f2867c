import styles from './shell.module.css';

/** How many things wait behind a link; nothing for none. */
export function Count({ useCount }: { useCount: () => number }) {
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">({count} new)</span>
    </span>
  );
}
