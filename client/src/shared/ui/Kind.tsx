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

/** What stands on a day; its kind shows by icon, form and tint. */
export function Kind({ kind, children }: { kind: DateKind; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon size={12} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
