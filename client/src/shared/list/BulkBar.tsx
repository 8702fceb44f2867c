import type { ReactElement, ReactNode } from 'react';
import { Row, Text } from '../../shared/layout/layout';
import { CrossIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './students.module.css';

interface BulkBarProps {
  readonly count: number;
  readonly total: number;
  readonly isGathering: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The acts on the selected rows, at the foot of the window. */
export const BulkBar = ({ count, total, isGathering, onAll, onClear, children }: BulkBarProps) => (
  <>
    <div className={styles.room} />
    <Row role="toolbar" aria-label={t.bulk.label(count)} gap={1} nowrap className={styles.bulk}>
      <Text as="strong" role="status" weight={600} className={styles.count}>
        {t.bulk.label(count)}
      </Text>
      {count < total && (
        <Row
          as="button"
          type="button"
          bare
          inline
          gap={2}
          weight={500}
          disabled={isGathering}
          onClick={onAll}
        >
          {t.bulk.all(total)}
        </Row>
      )}
      {children}
      <Row
        as="button"
        type="button"
        bare
        inline
        aria-label={t.bulk.clear}
        title={t.bulk.clear}
        onClick={onClear}
      >
        <CrossIcon />
      </Row>
    </Row>
  </>
);

interface BulkActProps {
  readonly icon: ReactElement;
  readonly text: string;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly onClick: () => void;
}

export const BulkAct = ({ icon, text, ...button }: BulkActProps) => (
  <Row as="button" type="button" bare inline gap={2} weight={500} title={text} {...button}>
    {icon} <span className={styles.act}>{text}</span>
  </Row>
);
