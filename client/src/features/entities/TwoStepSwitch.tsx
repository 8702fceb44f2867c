import { Switch } from '@blueprintjs/core';
import type { EntityResource } from 'contract/entities';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { useRequireTwoFactorMutation } from './entities.api';
import styles from './entities.module.css';

export function TwoStepSwitch({ entity: { id, attributes } }: { entity: EntityResource }) {
  const { name, requiresTwoFactor } = attributes;
  const [require, { isLoading }] = useRequireTwoFactorMutation();
  const change = (required: boolean) =>
    runAction(require({ id, required }), t.twoStep.changed(name, required)).catch(toast.failure);
  return (
    <Switch
      className={styles.twoStep}
      checked={requiresTwoFactor}
      disabled={isLoading}
      label={t.twoStep.label}
      aria-label={t.twoStep.of(name)}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
