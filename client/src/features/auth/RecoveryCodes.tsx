import { Button } from '@blueprintjs/core';
import { useConfig } from '../../domain/account/account.api';
import { save } from '../../shared/api/download';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { CopyButton } from '../../shared/ui/CopyButton';
import { DownloadIcon, PrintIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './auth.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly doneLabel: string;
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const { productName } = useConfig();
  const text = [t.recovery.file(productName), ...codes, ''].join('\n');
  return (
    <Stack justify="start" gap={4} width="field">
      <Text as="p" flush width="measure" role="status">
        {t.recovery.about}
      </Text>
      <Grid
        as="ol"
        justifySelf="stretch"
        columns="repeat(auto-fit, minmax(210px, 1fr))"
        gap={[2, 5]}
        className={styles.codes}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <Row wrap align="stretch" gap={2}>
        <CopyButton
          intent="none"
          label={t.recovery.copy}
          text={codes.join('\n')}
          copied={t.recovery.copied}
        />
        <Button
          icon={<DownloadIcon />}
          text={t.recovery.download}
          onClick={() => save(t.recovery.fileName, new Blob([text], { type: 'text/plain' }))}
        />
        <Button icon={<PrintIcon />} text={t.recovery.print} onClick={() => window.print()} />
      </Row>
      <Button intent="primary" text={doneLabel} onClick={onDone} />
    </Stack>
  );
}
