import { Mark } from '../../shared/ui/Mark';
import styles from './Brand.module.css';

export const Brand = ({ name, size }: { name: string; size?: number }) => (
  <div className={styles.brand}>
    <Mark size={size} />
    <span>{name}</span>
  </div>
);
