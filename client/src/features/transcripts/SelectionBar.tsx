import { Button } from '@blueprintjs/core';
import { Row, Text } from '../../shared/layout/layout';
import { CrossIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './transcripts.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly act: string;
  readonly onAct: () => void;
  readonly onClear: () => void;
}

/** Stays in view while the user scrolls through a long list. */
export const SelectionBar = ({ count, act, onAct, onClear }: SelectionBarProps) =>
  count > 0 && (
    <Row role="toolbar" aria-label={t.selected(count)} justify="between" gap={3} className={styles.bar}>
      <Text as="strong" role="status" weight={600} tabular shrink>
        {t.selected(count)}
      </Text>
      <Row gap={2}>
        <Button intent="primary" text={act} onClick={onAct} />
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={t.clear}
          title={t.clear}
          onClick={onClear}
        />
      </Row>
    </Row>
  );
