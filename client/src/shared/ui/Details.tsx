import { t } from '../en';
import { Text } from '../layout/layout';
import styles from './parts.module.css';

export const Details = ({ children }: { children: string | number | undefined }) =>
  children && (
    <Text as="details" breakable size={2} tone="muted" className={styles.details}>
      <summary>{t.errors.details}</summary>
      {children}
    </Text>
  );
