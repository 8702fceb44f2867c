import styles from './Initials.module.css';

/** A disc with initials next to a person's name, styled by `--disc`, `--disc-size` and `--disc-text`. */
export function Initials({ first, last }: { first: string; last: string }) {
  return (
    <span aria-hidden="true" className={styles.initials}>
      {first.charAt(0)}
      {last.charAt(0)}
    </span>
  );
}
