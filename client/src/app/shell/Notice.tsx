import { Button } from '@blueprintjs/core';
import { formatTime } from '../../shared/lib/time';
import { useAway } from '../../shared/offline/connection';
import { useAsOf } from '../../shared/offline/lastSeen';
import { useStuck } from '../../shared/offline/outbox';
import { useWaiting } from '../../shared/offline/waiting';
import { t } from '../en';
import { takeNewRelease, useNewRelease } from '../release';
import styles from './Notice.module.css';

/** A thin bar above everything, for what concerns every page: the connection, and a new release. */
export function Notice() {
  const isAway = useAway();
  const isStuck = useStuck();
  const count = useWaiting().filter(({ refused }) => refused === undefined).length;
  const asOf = useAsOf();
  const isNewRelease = useNewRelease();
  const waits = isAway || (isStuck && count > 0);
  return (
    <div role="status" className={styles.place}>
      {waits && (
        <div className={styles.bar} data-kind="waiting">
          {isAway && <span>{t.notice.offline}</span>}
          {count > 0 && <strong>{t.notice.waiting(count)}</strong>}
          {asOf && <span>{t.notice.asOf(formatTime(asOf))}</span>}
        </div>
      )}
      {!waits && isNewRelease && count === 0 && (
        <div className={styles.bar} data-kind="release">
          {t.notice.release}
          <Button
            size="small"
            variant="outlined"
            text={t.notice.reload}
            onClick={() => void takeNewRelease()}
          />
        </div>
      )}
    </div>
  );
}
