import { Dialog, DialogBody } from '@blueprintjs/core';
import { Fragment } from 'react';
import { Grid, Row } from '../../shared/layout/layout';
import { t } from './en';
import styles from './palette.module.css';
import { SHORTCUTS } from './shortcuts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

interface ShortcutSheetProps {
  readonly layer: HTMLElement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ShortcutSheet({ layer, isOpen, onClose }: ShortcutSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} portalContainer={layer} title={t.shortcuts.title}>
      <DialogBody>
        <Grid as="dl" columns="1fr auto" align="center" gap={[3, 5]} className={styles.shortcuts}>
          {SHORTCUTS.map(({ keys, label }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <Row as="dd" align="stretch" justify="end" gap={1}>
                {keys.map((key) => (
                  <kbd key={key}>{key === t.ctrl && isApple ? '⌘' : key}</kbd>
                ))}
              </Row>
            </Fragment>
          ))}
        </Grid>
      </DialogBody>
    </Dialog>
  );
}
