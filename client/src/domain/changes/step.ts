import type { FactChangeResource } from 'contract/fact-history';
import { t } from './en';

/** Formats the value before a change, and the one after it. */
export function stepOf({ attributes: { from, to } }: FactChangeResource, format: (value: string) => string) {
  const shown = (value: string | null) => (value === null ? t.none : format(value));
  return t.step(shown(from), shown(to));
}
