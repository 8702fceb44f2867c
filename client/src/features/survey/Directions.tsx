import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { t as survey } from '../../domain/survey/en';
import { HelpIcon } from '../../shared/ui/icons';
import styles from './Directions.module.css';
import { t } from './en';

export function Directions() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="minimal"
        size="small"
        icon={<HelpIcon />}
        text={t.directions.button}
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} title={t.directions.title} onClose={close}>
        <DialogBody>
          {t.directions.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h3>{t.directions.scale}</h3>
          <ol className={styles.scale}>
            {survey.marks.map((mark, value) => (
              <li key={mark}>
                <b>{value}</b>
                {mark}
              </li>
            ))}
          </ol>
        </DialogBody>
        <DialogFooter
          actions={<Button autoFocus intent="primary" text={t.directions.close} onClick={close} />}
        />
      </Dialog>
    </>
  );
}
