import { Tag, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';

/** A state in a word and a sign, never in colour alone. */
export function StatusTag({ label, icon, intent }: { label: string; icon?: ReactElement; intent?: Intent }) {
  return (
    <Tag minimal icon={icon} intent={intent}>
      {label}
    </Tag>
  );
}
