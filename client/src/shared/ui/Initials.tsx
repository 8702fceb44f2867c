import styles from './parts.module.css';

export function Initials({ first, last }: { first: string; last: string }) {
  return (
    <span aria-hidden="true" className={styles.initials}>
      {first.charAt(0)}
      {last.charAt(0)}
    </span>
  );
}
