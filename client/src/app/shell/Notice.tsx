import { Button } from '@blueprintjs/core';
import { ConnectionBar, useUnsent } from '../../shared/offline/ConnectionBar';
import { t } from '../en';
import { loadNewRelease, useNewRelease } from '../release';
import styles from './shell.module.css';

export function Notice() {
  const { count, isShown } = useUnsent();
  const isNewRelease = useNewRelease();
  return (
    <div role="status" className={`${styles.place} no-print`}>
      <ConnectionBar />
      {!isShown && isNewRelease && count === 0 && (
        <div className={styles.release} data-kind="release">
          {t.notice.release}
          <Button
            size="small"
            variant="outlined"
            text={t.notice.reload}
            onClick={() => void loadNewRelease()}
          />
        </div>
      )}
    </div>
  );
}
