import { formatNumber } from '../../shared/lib/format';
import { t } from './en';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export function sizeOf(bytes: number): string {
  let [amount, unit] = [bytes / 1024, 0];
  for (; amount >= 1024 && unit < UNITS.length - 1; unit++) amount /= 1024;
  return t.bytes(formatNumber(Math.round(amount * 10) / 10), UNITS[unit]!);
}
