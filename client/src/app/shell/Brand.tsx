import { Row } from '../../shared/layout/layout';
import { Logo } from '../../shared/ui/Logo';
import styles from './shell.module.css';

export const Brand = ({ name, size }: { name: string; size?: number }) => (
  <Row size={4} weight={650} className={styles.brand}>
    <Logo size={size} />
    <span>{name}</span>
  </Row>
);
