import styles from './form.module.css';

/** The error message of a field, which references it by `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <span id={id} className={styles.error}>
      {children}
    </span>
  );
