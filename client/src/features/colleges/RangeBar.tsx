import { t } from './en';
import styles from './RangeBar.module.css';

interface RangeBarProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  readonly scale: readonly [number, number];
}

/** Where the own score stands in a range; in words, and drawn beneath them. */
export function RangeBar({ low, high, own, scale: [from, to] }: RangeBarProps) {
  const at = (score: number) => `${((score - from) / (to - from)) * 100}%`;
  return (
    <div className={styles.range}>
      <span>{t.range(low, high)}</span>
      <div aria-hidden="true" className={styles.track}>
        <div className={styles.band} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        {own !== null && <div className={styles.own} style={{ left: at(own) }} />}
      </div>
      <span className={styles.words}>{own === null ? t.comparison.noScore : placed(own, low, high)}</span>
    </div>
  );
}

function placed(own: number, low: number, high: number): string {
  if (own < low) return t.comparison.below(own);
  return own > high ? t.comparison.above(own) : t.comparison.within(own);
}
