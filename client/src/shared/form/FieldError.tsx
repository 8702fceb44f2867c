import styles from './form.module.css';

/** What is wrong with a field, which names it in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <span id={id} className={styles.error}>
      {children}
    </span>
  );
