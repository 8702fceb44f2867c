import { Button, Callout } from '@blueprintjs/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isApiError, errorMessage } from '../../shared/api/errors';
import { Loading } from '../../shared/list/States';
import { Details } from '../../shared/ui/Details';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Card, Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './Lobby.module.css';
import { LocalMedia } from './localMedia';
import { MySessions } from './MySessions';
import { Preview } from './Preview';
import { VideoRoomApi } from './video-room.api';

/** Only a user who enters a room needs the code that talks to the video server. */
const Room = lazyComponent(
  () => import('./Room'),
  () => <Loading what={t.title} rows={4} />,
);

interface LobbyProps {
  readonly roomId: string;
  readonly identity: string | undefined;
  readonly onOther: () => void;
}

export function Lobby({ roomId, identity, onOther }: LobbyProps) {
  const [media] = useState(() => new LocalMedia());
  const [place, setPlace] = useState<'preview' | 'inside' | 'left' | 'out'>('preview');
  const [getToken, { data, error, isUninitialized }] = VideoRoomApi.useSessionTokenMutation();
  const ask = useRef(() => getToken({ room: roomId, identity }).unwrap());

  const present = usePresent(place === 'preview' && data !== undefined, roomId, ask);

  useEffect(() => {
    ask.current().catch(() => undefined);
    const leave = () => {
      setPlace('left');
      media.close();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      media.close();
    };
  }, [media]);

  if (place === 'inside')
    return (
      <Room
        roomId={roomId}
        media={media}
        token={async () => (await ask.current()).token}
        onLeave={(again) => {
          setPlace(again ? 'left' : 'out');
          media.close();
        }}
      />
    );
  if (error) {
    const message = errorMessage(error);
    return (
      <Callout intent="danger" title={t.errors.noToken} className={styles.failure}>
        <p>{message.message}</p>
        <Details>{message.details}</Details>
        <Row align="stretch" wrap gap={2} above={3}>
          {!(isApiError(error) && error.status === 404) && (
            <Button text={t.errors.tryAgain} onClick={() => void ask.current().catch(() => undefined)} />
          )}
          <Button text={t.errors.otherRoom} onClick={onOther} />
        </Row>
      </Callout>
    );
  }
  if (!data || isUninitialized) return <Loading what={t.title} rows={4} />;
  if (place === 'left' || place === 'out')
    return (
      <Card
        as="section"
        gap={2}
        align="center"
        justify="center"
        textAlign="center"
        className={`${styles.flat} ${styles.left}`}
        aria-labelledby="left"
      >
        <Text as="h2" id="left" role="status" size={5}>
          {t.room.left}
        </Text>
        <Row align="stretch" wrap gap={2} above={3}>
          {place === 'left' && (
            <Button
              size="large"
              intent="primary"
              text={t.room.again}
              onClick={() => {
                ask.current().catch(() => undefined);
                setPlace('preview');
              }}
            />
          )}
          <MySessions roomId={roomId} primary={place === 'out'} />
        </Row>
      </Card>
    );
  return (
    <Preview
      media={media}
      roomId={roomId}
      present={present ?? data.present}
      onJoin={() => setPlace('inside')}
    />
  );
}

const POLL_MS = 10_000;

/** Polls only while the user is outside, and updates the lobby when the room is no longer open. */
function usePresent(looks: boolean, roomId: string, ask: RefObject<() => Promise<unknown>>) {
  const [look, { data }] = VideoRoomApi.useSessionTokenMutation();
  useEffect(() => {
    if (!looks) return;
    const timer = setInterval(() => {
      look({ room: roomId })
        .unwrap()
        .catch((error: unknown) => {
          if (isApiError(error) && [403, 404].includes(error.status)) ask.current().catch(() => undefined);
        });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [looks, look, roomId, ask]);
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  return known?.present;
}
