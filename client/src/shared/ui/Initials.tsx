import styles from './Initials.module.css';

/**
 * A disc with initials, to show beside the person's name. CSS variables set its colour (`--disc`) and size
 * (`--disc-size`, `--disc-text`).
 */
export function Initials({ first, last }: { first: string; last: string }) {
  return (
    <span aria-hidden="true" className={styles.initials}>
      {first.charAt(0)}
      {last.charAt(0)}
    </span>
  );
}
