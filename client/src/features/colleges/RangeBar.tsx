import { Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { RangeTrack } from './RangeTrack';

interface RangeBarProps {
  readonly low: number;
  readonly high: number;
  readonly own: number | null;
  readonly scale: readonly [number, number];
}

export function RangeBar({ low, high, own, scale }: RangeBarProps) {
  return (
    <Stack gap={2}>
      <span>{t.range(low, high)}</span>
      <RangeTrack low={low} high={high} own={own} scale={scale} />
      <Text size={2} tone="muted">
        {own === null ? t.comparison.noScore : placed(own, low, high)}
      </Text>
    </Stack>
  );
}

function placed(own: number, low: number, high: number): string {
  if (own < low) return t.comparison.below(own);
  return own > high ? t.comparison.above(own) : t.comparison.within(own);
}
