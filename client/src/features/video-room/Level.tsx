import { useEffect, useState, type CSSProperties } from 'react';
import { t } from './en';
import styles from './Lobby.module.css';
import { LOUDEST, useLevel } from './useLevel';
import { Row } from '../../shared/layout/layout';

const AUDIBLE = 2;
const REMEMBERED_MS = 3_000;

export function Level({ track, muted }: { track: MediaStreamTrack | null; muted: boolean }) {
  const level = useLevel(track);
  const audible = level >= AUDIBLE;
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    if (audible) return;
    const timer = setTimeout(() => setHeard(false), REMEMBERED_MS);
    return () => clearTimeout(timer);
  }, [audible]);
  if (audible && !heard) setHeard(true);
  const bars = Array.from({ length: LOUDEST }, (_, index) => index < level);
  return (
    <Row gap={2} above={3} size={2} tone="muted">
      <span
        className={styles.bars}
        role="meter"
        aria-label={t.preview.level}
        aria-valuemin={0}
        aria-valuemax={LOUDEST}
        aria-valuenow={level}
      >
        {bars.map((lit, index) => (
          <i key={index} data-lit={lit} style={{ '--bar': index + 1 } as CSSProperties} />
        ))}
      </span>
      <span role="status">
        {muted || !track ? t.preview.muted : heard ? t.preview.heard : t.preview.silent}
      </span>
    </Row>
  );
}
