import { Classes, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';

/** A state in a word and a sign, never in colour alone. Blueprint's own tag measures itself, one layout of the page each. */
export function StatusTag({ label, icon, intent }: { label: string; icon?: ReactElement; intent?: Intent }) {
  const classes = [Classes.TAG, Classes.MINIMAL, Classes.intentClass(intent)];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {icon}
      <span className={`${Classes.FILL} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`} title={label}>
        {label}
      </span>
    </span>
  );
}
