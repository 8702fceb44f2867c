import type { ReactNode } from 'react';
import { FlagIcon, TickCircleIcon, TickIcon, VideoIcon, WarningSignIcon } from './icons';
import styles from './Kind.module.css';

const ICONS = {
  task: TickCircleIcon,
  deadline: FlagIcon,
  session: VideoIcon,
  overdue: WarningSignIcon,
  done: TickIcon,
} as const;

export type DateKind = keyof typeof ICONS;

/** The icon alone, on its tint. */
export function KindIcon({ kind }: { kind: DateKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.tile} data-kind={kind}>
      <Icon />
    </span>
  );
}

interface KindProps {
  readonly kind: DateKind;
  /** As wide as its place, of two lines and one below them: the second line, such as when. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What stands on a day; its kind shows by icon, form and tint. */
export function Kind({ kind, note, children }: KindProps) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.kind} data-kind={kind} data-wide={note !== undefined}>
      <Icon size={12} />
      <span className={styles.text}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
