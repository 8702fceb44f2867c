import { Button } from '@blueprintjs/core';
import { t } from './en';
import styles from './Ended.module.css';
import type { RoomState } from './roomClient';

interface EndedProps {
  readonly state: RoomState;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** Why one is in the room no more, or never was. */
export function Ended({ state: { end, failure }, onLeave, onAgain }: EndedProps) {
  return (
    <div className={styles.ended} role="alert">
      <h1>{end ? t.room.ends[end] : t.errors[failure?.of === 'token' ? 'noToken' : 'noConnection']}</h1>
      {failure?.message && <p>{failure.message}</p>}
      <div className={styles.endings}>
        {end !== 'over' && end !== 'refused' && (
          <Button size="large" intent="primary" text={t.room.again} onClick={onAgain} />
        )}
        <Button size="large" text={t.room.backToStart} onClick={onLeave} />
      </div>
    </div>
  );
}
