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

interface RangeTrackProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  /** Scores outside the scale are drawn at its end. */
  readonly scale: readonly [number, number];
}

/** The text next to it has the same content. */
export function RangeTrack({ low, high, own, scale: [from, to] }: RangeTrackProps) {
  const at = (score: number) => `${Math.min(Math.max((score - from) / (to - from), 0), 1) * 100}%`;
  return (
    <span aria-hidden="true" className={styles.track}>
      <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      {own !== null && <b style={{ left: at(own) }} />}
    </span>
  );
}
