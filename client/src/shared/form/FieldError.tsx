import styles from './form.module.css';

export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <span id={id} className={styles.error}>
      {children}
    </span>
  );
