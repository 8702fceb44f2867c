import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { t as survey } from '../../domain/survey/en';
import { HelpIcon } from '../../shared/ui/icons';
import { Grid, Row, Text } from '../../shared/layout/layout';
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
          <Grid as="ol" min={160} fill gap={[1, 3]} above={2}>
            {survey.marks.map((mark, value) => (
              <Row as="li" align="stretch" gap={2} key={mark}>
                <Text as="b" tone="primary" tabular>
                  {value}
                </Text>
                {mark}
              </Row>
            ))}
          </Grid>
        </DialogBody>
        <DialogFooter
          actions={<Button autoFocus intent="primary" text={t.directions.close} onClick={close} />}
        />
      </Dialog>
    </>
  );
}
