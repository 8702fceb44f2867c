// Not Blueprint’s tag: each one measures its text, which makes the browser lay out the page, and renders twice.
import { Classes, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';

interface StatusTagProps {
  readonly label: string;
  readonly icon?: ReactElement;
  readonly intent?: Intent;
  readonly title?: string;
}

/** A status as text with an icon, never by colour alone. */
export function StatusTag({ label, icon, intent, title = label }: StatusTagProps) {
  const classes = [Classes.TAG, Classes.MINIMAL, Classes.intentClass(intent)];
  return (
    <span className={classes.filter(Boolean).join(' ')} title={title}>
      {icon}
      <span className={`${Classes.FILL} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{label}</span>
    </span>
  );
}
