import { Switch } from '@blueprintjs/core';
import type { EntityResource } from 'contract/entities';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { useShareOutcomesMutation } from './entities.api';
import styles from './entities.module.css';

export function OutcomesSwitch({ entity: { id, attributes } }: { entity: EntityResource }) {
  const { name, sharesOutcomes } = attributes;
  const [share, { isLoading }] = useShareOutcomesMutation();
  const change = (shared: boolean) =>
    runAction(share({ id, shared }), t.outcomes.changed(name, shared)).catch(toast.failure);
  return (
    <Switch
      className={styles.twoStep}
      checked={sharesOutcomes}
      disabled={isLoading}
      label={t.outcomes.label}
      aria-label={t.outcomes.of(name)}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
