import styles from './RangeTrack.module.css';

interface RangeTrackProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  /** What is beyond stands at its end. */
  readonly scale: readonly [number, number];
}

/** A range on a scale, and where the student's score stands in it; words beside it say the same. */
export function RangeTrack({ low, high, own, scale: [from, to] }: RangeTrackProps) {
  const at = (score: number) => `${Math.min(Math.max((score - from) / (to - from), 0), 1) * 100}%`;
  return (
    <span aria-hidden="true" className={styles.track}>
      <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      {own !== null && <b style={{ left: at(own) }} />}
    </span>
  );
}
