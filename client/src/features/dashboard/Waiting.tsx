import { Classes } from '@blueprintjs/core';
import { t } from '../../shared/en';
import { Stack } from '../../shared/layout/layout';
import styles from './dashboard.module.css';

const HEIGHTS = [92, 184, 480];

/** Has the size of the content, so that nothing moves when it arrives. */
export const Waiting = ({ what }: { what: string }) => (
  <Stack gap={4} role="status" aria-label={t.loading(what)} aria-busy="true">
    {HEIGHTS.map((height) => (
      <Placeholder key={height} height={height} />
    ))}
  </Stack>
);

export const Placeholder = ({ height }: { height: number }) => (
  <div className={`${styles.placeholder} ${Classes.SKELETON}`} style={{ height }} />
);
