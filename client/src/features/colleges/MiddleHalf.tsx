import type { MiddleHalf as Range } from 'contract/college-search';
import { Text } from '../../shared/layout/layout';
import { t } from './en';
import { RangeTrack } from './RangeTrack';
import styles from './colleges.module.css';

/** The part of each scale in which most colleges differ. */
const SCALES = { SAT: [1000, 1600], ACT: [16, 36] } as const;

interface MiddleHalfProps {
  readonly range: Range | null;
  readonly own: number | null;
  readonly isNamed: boolean;
}

export function MiddleHalf({ range, own, isNamed }: MiddleHalfProps) {
  if (!range) return <Text tone="muted">{t.catalogue.notPublished}</Text>;
  const { test, low, high } = range;
  return (
    <span className={styles.middleHalfHalf}>
      <RangeTrack low={low} high={high} own={own} scale={SCALES[test]} />
      <Text nowrap tone="muted" tabular>
        {isNamed && `${test} `}
        {t.range(low, high)}
        {own !== null && <span className="visually-hidden">{t.catalogue.own(own)}</span>}
      </Text>
    </span>
  );
}
