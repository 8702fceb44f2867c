import { Dialog, DialogBody } from '@blueprintjs/core';
import { Fragment } from 'react';
import { t } from './en';
import styles from './palette.module.css';
import { SHORTCUTS } from './shortcuts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

interface ShortcutSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.shortcuts.title}>
      <DialogBody>
        <dl className={styles.shortcuts}>
          {SHORTCUTS.map(({ keys, label }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key === t.ctrl && isApple ? '⌘' : key}</kbd>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  );
}
