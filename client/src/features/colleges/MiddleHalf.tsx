import type { MiddleHalf as Range } from 'contract/college-search';
import { t } from './en';
import styles from './MiddleHalf.module.css';

/** The part of each scale in which most colleges differ; what is beyond stands at its end. */
const SCALES = { SAT: [1000, 1600], ACT: [16, 36] } as const;

interface MiddleHalfProps {
  readonly range: Range | null;
  readonly own: number | null;
  /** Where not all rows are of one test. */
  readonly isNamed: boolean;
}

/** Where the own score stands in a college's middle half. */
export function MiddleHalf({ range, own, isNamed }: MiddleHalfProps) {
  if (!range) return <span className={styles.none}>{t.catalogue.notPublished}</span>;
  const { test, low, high } = range;
  const [from, to] = SCALES[test];
  const at = (score: number) => `${Math.min(Math.max((score - from) / (to - from), 0), 1) * 100}%`;
  return (
    <span className={styles.half}>
      <span aria-hidden="true" className={styles.track}>
        <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        {own !== null && <b style={{ left: at(own) }} />}
      </span>
      <span className={styles.words}>
        {isNamed && `${test} `}
        {t.range(low, high)}
        {own !== null && <span className="visually-hidden">{t.catalogue.own(own)}</span>}
      </span>
    </span>
  );
}
