import { Button } from '@blueprintjs/core';
import { t } from '../en';
import { CrossIcon, ErrorIcon, TickCircleIcon, WarningSignIcon } from './icons';
import { dismiss, useToasts, type Toast } from './toast';
import styles from './Toaster.module.css';

const ICONS = { success: TickCircleIcon, warning: WarningSignIcon, error: ErrorIcon };

/** Both regions are always there, so that screen readers notice what appears in them. */
export function Toaster() {
  const toasts = useToasts();
  const shown = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => <Item key={toast.id} {...toast} />);
  return (
    <div className={styles.toaster}>
      <div role="alert">{shown(true)}</div>
      <div role="status">{shown(false)}</div>
    </div>
  );
}

function Item({ id, kind, message, action }: Toast) {
  const Icon = ICONS[kind];
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon />
      <span className={styles.message}>{message}</span>
      {action && (
        <Button
          variant="outlined"
          size="small"
          text={action.label}
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        />
      )}
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t.close}
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
