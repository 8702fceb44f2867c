import { t } from './en';
import { RangeTrack } from './RangeTrack';
import styles from './RangeBar.module.css';

interface RangeBarProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  readonly scale: readonly [number, number];
}

export function RangeBar({ low, high, own, scale }: RangeBarProps) {
  return (
    <div className={styles.range}>
      <span>{t.range(low, high)}</span>
      <RangeTrack low={low} high={high} own={own} scale={scale} />
      <span className={styles.words}>{own === null ? t.comparison.noScore : placed(own, low, high)}</span>
    </div>
  );
}

function placed(own: number, low: number, high: number): string {
  if (own < low) return t.comparison.below(own);
  return own > high ? t.comparison.above(own) : t.comparison.within(own);
}
