import { Button } from '@blueprintjs/core';
import { openConfirm } from '../../shared/form/useDialogs';
import { formatInstant } from '../../shared/lib/time';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { t as all } from './en';
import styles from '../../shared/form/DraftNote.module.css';

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
    <div className={styles.note}>
      <p role="status">{t.restored(formatInstant(at))}</p>
      <Button text={t.discard} onClick={ask} />
    </div>
  );
}
