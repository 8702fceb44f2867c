import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import type { ChildResource } from 'contract/parents';
import { openConfirm } from '../../shared/form/confirm';
import { Card, Row } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useAcceptChildMutation, useDeclineChildMutation } from './children.api';
import { t } from './en';

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
    <Card as="section" gap={2} pad="inset" aria-labelledby={headingId}>
      <h2 id={headingId}>{t.invited(name)}</h2>
      <p>{t.about(name)}</p>
      <Row wrap align="stretch" gap={2}>
        <Button intent="primary" text={t.accept} loading={isLoading} onClick={() => void acceptIt()} />
        <Button text={t.decline} onClick={askToDecline} />
      </Row>
    </Card>
  );
}
