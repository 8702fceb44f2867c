import { useEffect, useMemo, useRef } from 'react';
import styles from './Lobby.module.css';

interface PictureProps {
  readonly track: MediaStreamTrack;
  readonly label: string;
  /** People expect to see themselves as in a mirror. */
  readonly mirrored?: boolean;
  readonly whole?: boolean;
}

export function Picture({ track, label, mirrored = false, whole = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useMemo(() => new MediaStream([track]), [track]);
  useEffect(() => {
    const element = video.current;
    if (element) element.srcObject = stream;
    return () => {
      if (element) element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      className={styles.picture}
      data-mirrored={mirrored}
      data-whole={whole}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  );
}
