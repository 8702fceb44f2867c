import { Button } from '@blueprintjs/core';
import { openConfirm } from '../../shared/form/confirm';
import { Row } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { t as all } from './en';

const t = all.draft;

export function DraftNote({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const ask = () =>
    openConfirm({
      title: t.title,
      children: t.consequence,
      confirmLabel: t.confirm,
      onConfirm: async () => onDiscard(),
      refocus: focusPageTitle,
    });
  return (
    <Row wrap justify="between" gap={[2, 4]} pad={[2, 'inset']} framed below={4} flushContent>
      <p role="status">{t.restored(formatInstant(at))}</p>
      <Button text={t.discard} onClick={ask} />
    </Row>
  );
}
