import { Button } from '@blueprintjs/core';
import { useState, type MouseEvent } from 'react';
import { Row, Text } from '../../shared/layout/layout';
import { TrashIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import styles from './tasks.module.css';

interface DeleteTaskProps {
  readonly name: string;
  readonly run: () => Parameters<typeof runAction>[0];
  readonly onDeleted: () => void;
  readonly compact?: boolean;
  /** How many students lose the task, unless it is removed from the list of a single one. */
  readonly students?: number;
}

export function DeleteTask({ name, run, onDeleted, compact, students }: DeleteTaskProps) {
  const [asking, setAsking] = useState(false);
  const [isLoading, setLoading] = useState(false);

  const press = async ({ detail }: MouseEvent) => {
    const secondOfDoubleClick = detail > 1;
    if (secondOfDoubleClick) return;
    if (!asking) {
      setAsking(true);
      return;
    }
    setLoading(true);
    try {
      await runAction(run(), t.remove.done);
      onDeleted();
    } catch (error) {
      setAsking(false);
      toast.failure(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Row
      wrap
      align="stretch"
      justify="end"
      gap={[1, 2]}
      className={styles.delete}
      data-asking={(compact && asking) || undefined}
    >
      {asking && students !== undefined && (
        <Text alignSelf="center" size={2} tone="danger">
          {t.remove.losing(students)}
        </Text>
      )}
      <Button
        intent={asking || !compact ? 'danger' : undefined}
        variant={asking ? 'solid' : compact ? 'minimal' : 'outlined'}
        icon={asking ? undefined : <TrashIcon />}
        text={asking ? t.remove.sure : compact ? undefined : t.remove.delete}
        aria-label={asking ? t.remove.sureLabel(name) : t.remove.label(name)}
        title={t.remove.delete}
        loading={isLoading}
        onClick={press}
      />
      {asking && <Button text={t.remove.cancel} disabled={isLoading} onClick={() => setAsking(false)} />}
    </Row>
  );
}
