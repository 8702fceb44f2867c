import { Button } from '@blueprintjs/core';
import { useConfirm } from '../../shared/form/useDialogs';
import { Row } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { t as all } from './en';
import styles from '../../shared/form/DraftNote.module.css';

const t = all.draft;

export function DraftNote({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const question = useConfirm();
  const ask = () =>
    question.ask({
      title: t.title,
      children: t.consequence,
      confirmLabel: t.confirm,
      onConfirm: async () => onDiscard(),
      refocus: focusPageTitle,
    });
  return (
    <Row wrap justify="between" gap={[2, 4]} pad={[2, 'inset']} framed below={4} className={styles.note}>
      <p role="status">{t.restored(formatInstant(at))}</p>
      <Button text={t.discard} onClick={ask} />
      {question.dialog}
    </Row>
  );
}
