import { Button, Callout } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { isApiError, saidOf } from '../../shared/api/errors';
import { Loading } from '../../shared/list/States';
import { Details } from '../../shared/ui/Details';
import { lazyPart } from '../../shared/ui/lazyPart';
import { t } from './en';
import styles from './Lobby.module.css';
import { LocalMedia } from './localMedia';
import { Preview } from './Preview';
import { useSessionTokenMutation } from './video-room.api';

/** With everything that speaks to the server for video: only who enters a room needs it. */
const Room = lazyPart(
  () => import('./Room'),
  () => <Loading what={t.title} rows={4} />,
);

interface LobbyProps {
  readonly roomId: string;
  readonly identity: string | undefined;
  readonly onOther: () => void;
}

/** Before, in and after one room. */
export function Lobby({ roomId, identity, onOther }: LobbyProps) {
  const [media] = useState(() => new LocalMedia());
  const [place, setPlace] = useState<'preview' | 'inside' | 'left'>('preview');
  const [getToken, { data, error, isUninitialized }] = useSessionTokenMutation();
  const ask = useRef(() => getToken({ room: roomId, identity }).unwrap());

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
        media={media}
        token={async () => (await ask.current()).token}
        onLeave={() => {
          setPlace('left');
          media.close();
        }}
      />
    );
  if (error) {
    const said = saidOf(error);
    return (
      <Callout intent="danger" title={t.errors.noToken} className={styles.failure}>
        <p>{said.message}</p>
        <Details>{said.details}</Details>
        <div className={styles.choices}>
          {!(isApiError(error) && error.status === 404) && (
            <Button text={t.errors.tryAgain} onClick={() => void ask.current().catch(() => undefined)} />
          )}
          <Button text={t.errors.otherRoom} onClick={onOther} />
        </div>
      </Callout>
    );
  }
  if (!data || isUninitialized) return <Loading what={t.title} rows={4} />;
  if (place === 'left')
    return (
      <div className={styles.left} role="status">
        <p>{t.room.left}</p>
        <Button
          intent="primary"
          text={t.room.again}
          onClick={() => {
            ask.current().catch(() => undefined);
            setPlace('preview');
          }}
        />
      </div>
    );
  return <Preview media={media} roomId={roomId} present={data.present} onJoin={() => setPlace('inside')} />;
}
