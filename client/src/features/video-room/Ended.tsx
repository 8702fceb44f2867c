import { Button } from '@blueprintjs/core';
import { t } from './en';
import styles from './Room.module.css';
import { MySessions } from './MySessions';
import type { RoomState } from './roomClient';
import { Row, Stack } from '../../shared/layout/layout';

interface EndedProps {
  readonly state: RoomState;
  readonly roomId: string;
  readonly onLeave: (again: boolean) => void;
  readonly onAgain: () => void;
}

export function Ended({ state: { end, failure }, roomId, onLeave, onAgain }: EndedProps) {
  const again = end === null || end === 'elsewhere';
  return (
    <Stack justify="center" gap={4} pad={4} textAlign="center" className={styles.ended} role="alert">
      <h1>{end ? t.room.ends[end] : t.errors[failure?.of === 'token' ? 'noToken' : 'noConnection']}</h1>
      {failure?.message && <p>{failure.message}</p>}
      <Row align="stretch" justify="center" wrap gap={2}>
        {again && <Button size="large" intent="primary" text={t.room.again} onClick={onAgain} />}
        <MySessions roomId={roomId} primary={!again} />
        <Button size="large" text={t.room.backToStart} onClick={() => onLeave(again)} />
      </Row>
    </Stack>
  );
}
