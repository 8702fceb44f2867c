import { Logo } from '../../shared/ui/Logo';
import styles from './Brand.module.css';

export const Brand = ({ name, size }: { name: string; size?: number }) => (
  <div className={styles.brand}>
    <Logo size={size} />
    <span>{name}</span>
  </div>
);
