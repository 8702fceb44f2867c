import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import type { ChanceLabel } from 'contract/colleges';
import { ChanceTag } from '../../domain/colleges/ChanceTag';
import { t as domain } from '../../domain/colleges/en';
import { Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './colleges.module.css';

export function Fit({ chance: { label, because }, of }: { chance: ChanceLabel; of: string }) {
  return (
    <PopoverNext
      placement="bottom-start"
      arrow={false}
      middleware={{ shift: { padding: 12 } }}
      popupKind={PopupKind.DIALOG}
      content={
        <Stack
          justify="start"
          gap={2}
          pad={4}
          size={2}
          role="dialog"
          aria-label={t.chances.whyOf(of)}
          tabIndex={0}
          className={styles.why}
        >
          <ChanceTag chance={label} />
          <Text as="p" flush>
            {because}
          </Text>
        </Stack>
      }
    >
      <Button
        variant="minimal"
        size="small"
        className={styles.fit}
        aria-label={t.chances.of(domain.chances[label], of)}
      >
        <ChanceTag chance={label} />
      </Button>
    </PopoverNext>
  );
}
