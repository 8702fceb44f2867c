import type { MiddleHalf as Range } from 'contract/college-search';
import { Text } from '../../shared/layout/layout';
import { t } from './en';
import { RangeTrack } from './RangeTrack';
import styles from './colleges.module.css';

interface MiddleHalfProps {
  readonly range: Range | null;
  readonly own: number | null;
  readonly axis: readonly [from: number, to: number] | undefined;
  readonly isNamed: boolean;
}

export function MiddleHalf({ range, own, axis, isNamed }: MiddleHalfProps) {
  if (!range || !axis) return <Text tone="muted">{t.catalogue.notPublished}</Text>;
  const { test, low, high } = range;
  return (
    <span className={styles.middleHalfHalf}>
      <RangeTrack low={low} high={high} own={own} scale={axis} />
      <Text nowrap tone="muted" tabular>
        {isNamed && `${test} `}
        {t.range(low, high)}
        {own !== null && <span className="visually-hidden">{t.catalogue.own(own)}</span>}
      </Text>
    </span>
  );
}
