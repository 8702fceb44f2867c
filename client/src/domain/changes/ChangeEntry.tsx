import type { ReactNode } from 'react';
import type { FactChangeResource } from 'contract/fact-history';
import { Stack, Text } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { actorOf } from './actors';
import { t } from './en';

interface ChangeEntryProps {
  readonly change: FactChangeResource;
  /** What is shown instead of the sentence. */
  readonly children?: ReactNode;
  /** The value before and after the change. */
  readonly step?: string | undefined;
}

/** A change in a history: what was changed, by whom and when. */
export const ChangeEntry = ({ change, children, step }: ChangeEntryProps) => (
  <Stack as="li" pad={[2, 0]} breakable>
    <Text weight={500}>{children ?? change.attributes.sentence}</Text>
    {step && <Text size={2}>{step}</Text>}
    <Text size={2} tone="muted">
      {actorOf(change)}
      {' · '}
      <time dateTime={change.attributes.time}>{formatInstant(change.attributes.time)}</time>
    </Text>
  </Stack>
);

/** Formats the value before a change, and the one after it. */
export function stepOf({ attributes: { from, to } }: FactChangeResource, format: (value: string) => string) {
  const shown = (value: string | null) => (value === null ? t.none : format(value));
  return t.step(shown(from), shown(to));
}
