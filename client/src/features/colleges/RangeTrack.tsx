import styles from './colleges.module.css';

interface RangeTrackProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  /** Scores outside the scale are drawn at its end. */
  readonly scale: readonly [number, number];
}

/** The text next to it has the same content. */
export function RangeTrack({ low, high, own, scale: [from, to] }: RangeTrackProps) {
  const at = (score: number) => `${Math.min(Math.max((score - from) / (to - from), 0), 1) * 100}%`;
  return (
    <span aria-hidden="true" className={styles.track}>
      <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      {own !== null && <b style={{ left: at(own) }} />}
    </span>
  );
}
