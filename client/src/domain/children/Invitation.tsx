import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import type { ChildResource } from 'contract/parents';
import { openConfirm } from '../../shared/form/useDialogs';
import { fullName } from '../../shared/lib/format';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useAcceptChildMutation, useDeclineChildMutation } from './children.api';
import { t } from './en';
import styles from './ForChild.module.css';

export function Invitation({ from: { id, attributes } }: { from: ChildResource }) {
  const headingId = useId();
  const [accept, { isLoading }] = useAcceptChildMutation();
  const [decline] = useDeclineChildMutation();
  const name = fullName(attributes);
  const acceptIt = async () => {
    try {
      await accept(id).unwrap();
      toast.success(t.accepted(name));
      focusPageTitle();
    } catch (error) {
      toast.failure(error);
    }
  };
  const askToDecline = () =>
    openConfirm({
      title: t.declineTitle(name),
      children: t.declineConsequence,
      confirmLabel: t.decline,
      refocus: focusPageTitle,
      onConfirm: async () => {
        await decline(id).unwrap();
        toast.success(t.declined);
      },
    });
  return (
    <section aria-labelledby={headingId} className={styles.invitation}>
      <h2 id={headingId}>{t.invited(name)}</h2>
      <p>{t.about(name)}</p>
      <div className={styles.acts}>
        <Button intent="primary" text={t.accept} loading={isLoading} onClick={() => void acceptIt()} />
        <Button text={t.decline} onClick={askToDecline} />
      </div>
    </section>
  );
}
