import type { ReactNode } from 'react';
import { Row } from '../../../shared/layout/layout';
import { EditIcon } from '../../../shared/ui/icons';
import styles from './form.module.css';

interface CorrectableProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export const Correctable = ({ label, onClick, children }: CorrectableProps) => (
  <Row
    as="button"
    justify="between"
    gap={2}
    pad={[1, 2]}
    minHeight={32}
    breakable
    type="button"
    className={styles.correctable}
    onClick={onClick}
  >
    <span className="visually-hidden">{label} </span>
    <span className={styles.value}>{children}</span>
    <EditIcon size={12} />
  </Row>
);
