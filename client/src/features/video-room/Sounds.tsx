import { Button } from '@blueprintjs/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RoomPeople } from 'contract/video';
import { t } from './en';
import styles from './Room.module.css';
import type { RoomState } from './roomClient';

export function Sounds({ people, tracks }: { people: RoomPeople; tracks: RoomState['tracks'] }) {
  const box = useRef<HTMLDivElement>(null);
  const [silenced, setSilenced] = useState(false);
  const heard = people.flatMap(({ streams }) =>
    streams.flatMap(({ id, source }) => {
      const track = source === 'microphone' ? tracks.get(id) : undefined;
      return track ? [{ id, track }] : [];
    }),
  );
  const play = () => {
    setSilenced(false);
    box.current?.querySelectorAll('audio').forEach((audio) => void audio.play().catch(() => undefined));
  };
  return (
    <div ref={box}>
      {heard.map(({ id, track }) => (
        <Sound key={id} track={track} onSilenced={() => setSilenced(true)} />
      ))}
      {silenced && (
        <p className={styles.silenced} role="alert">
          {t.room.sound} <Button text={t.room.playSound} onClick={play} />
        </p>
      )}
    </div>
  );
}

function Sound({ track, onSilenced }: { track: MediaStreamTrack; onSilenced: () => void }) {
  const audio = useRef<HTMLAudioElement>(null);
  const stream = useMemo(() => new MediaStream([track]), [track]);
  const silenced = useRef(onSilenced);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    element.srcObject = stream;
    // Playing also fails if another track takes over. Only this error means that the browser refuses sound.
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') silenced.current();
    });
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return <audio ref={audio} />;
}
