import styles from './Initials.module.css';

/** The picture of a person, beside the name; the colour is `--disc`, how large it is `--disc-size` and `--disc-text`. */
export function Initials({ first, last }: { first: string; last: string }) {
  return (
    <span aria-hidden="true" className={styles.initials}>
      {first.charAt(0)}
      {last.charAt(0)}
    </span>
  );
}
