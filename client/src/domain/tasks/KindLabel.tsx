import type { ReactNode } from 'react';
import { Row, Text } from '../../shared/layout/layout';
import {
  FlagIcon,
  TickCircleIcon,
  TickIcon,
  VideoIcon,
  WarningSignIcon,
  type Icon,
} from '../../shared/ui/icons';
import styles from './KindLabel.module.css';

const ICONS = {
  task: TickCircleIcon,
  deadline: FlagIcon,
  session: VideoIcon,
  overdue: WarningSignIcon,
  start: FlagIcon,
  done: TickIcon,
} as const;

export type DateKind = keyof typeof ICONS;

/** `of` is drawn instead of the kind's own icon, in the kind's colour. */
export function KindIcon({ kind, of: Icon = ICONS[kind] }: { kind: DateKind; of?: Icon }) {
  return (
    <span className={styles.tile} data-kind={kind}>
      <Icon />
    </span>
  );
}

interface KindLabelProps {
  readonly kind: DateKind;
  /** A note is a second line, such as the time. With it, the entry fills the width of its container. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function KindLabel({ kind, note, children }: KindLabelProps) {
  const Icon = ICONS[kind];
  return (
    <Row
      as="span"
      inline
      shrink
      size={1}
      tone="ink"
      className={styles.kind}
      data-kind={kind}
      data-wide={note !== undefined}
    >
      <Icon size={12} />
      <Text shrink className={styles.text}>
        {children}
      </Text>
      {note && <span className={styles.note}>{note}</span>}
    </Row>
  );
}
