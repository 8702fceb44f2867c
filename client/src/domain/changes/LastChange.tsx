import type { Fact } from 'contract/fact-history';
import { Text } from '../../shared/layout/layout';
import { formatDistance, formatInstant, toPlainDate } from '../../shared/lib/time';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { shortActorOf } from './actors';
import { useFactChangesQuery } from './changes.api';
import { t } from './en';

const FactHistoryDialog = lazyComponent(() => import('./FactHistoryDialog'));

interface LastChangeProps {
  readonly studentId: string;
  readonly fact: Fact;
  /** An assignment, a college's CEEB code, a staff member, or a part of the record. */
  readonly item: string;
  readonly name: string;
  /** Of the values that the fact had; without it, they are not shown. */
  readonly format?: (value: string) => string;
}

/** Says who last changed a fact, as in 'changed by D. Reyes, today, from Oct 20', and opens its history. */
export function LastChange({ studentId, fact, item, name, format }: LastChangeProps) {
  const { currentData } = useFactChangesQuery({ studentId, fact });
  const changes = currentData?.filter(({ relationships }) => relationships.fact.data.id === item) ?? [];
  const [last] = changes;
  if (!last) return null;
  const { time, from } = last.attributes;
  const line = t.changed(
    shortActorOf(last),
    formatDistance(toPlainDate(time)),
    from === null ? undefined : format?.(from),
  );
  return (
    <Text
      as="button"
      type="button"
      bare
      quiet
      size={1}
      tone="muted"
      aria-label={t.historyLabel(line, name)}
      title={formatInstant(time)}
      onClick={() => openDialog(FactHistoryDialog, { name, changes, format })}
    >
      {line}
    </Text>
  );
}
