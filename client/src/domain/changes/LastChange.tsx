import type { Fact, FactChangeResource } from 'contract/fact-history';
import { Text } from '../../shared/layout/layout';
import { formatDistance, formatInstant, toPlainDate } from '../../shared/lib/time';
import { openDialog } from '../../shared/ui/dialogs';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { roleName } from '../people/roles';
import { shortActorOf } from './actors';
import { ChangesApi } from './changes.api';
import { t } from './en';

const FactHistoryDialog = lazyComponent(() => import('./FactHistoryDialog'));

interface ChangedFact {
  readonly name: string;
  /** Formats the values that the fact had. Without this function, the values are not shown. */
  readonly format?: (value: string) => string;
}

interface LastChangeProps extends ChangedFact {
  readonly studentId: string;
  readonly fact: Fact;
  /** An assignment, a college's CEEB code, a staff member, or a part of the record. */
  readonly item: string;
}

export function LastChange({ studentId, fact, item, ...changed }: LastChangeProps) {
  const { currentData } = ChangesApi.useFactChangesQuery({ studentId, fact });
  return <ChangeLine {...changed} changes={currentData} item={item} />;
}

export function LastRoleChange({ userId, name }: { userId: string; name: string }) {
  const { currentData } = ChangesApi.useRoleChangesQuery();
  return <ChangeLine name={name} format={roleName} changes={currentData} item={userId} />;
}

interface LastApplicationChangeProps {
  readonly studentId: string;
  readonly ceeb: string;
  readonly name: string;
}

export function LastApplicationChange({ studentId, ceeb, name }: LastApplicationChangeProps) {
  const { currentData } = ChangesApi.useApplicationChangesQuery(studentId);
  return <ChangeLine name={name} changes={currentData} item={ceeb} />;
}

interface ChangeLineProps extends ChangedFact {
  readonly changes: readonly FactChangeResource[] | undefined;
  readonly item: string;
}

/** Says who last changed a fact, as in 'changed by D. Reyes, today, from Oct 20', and opens its history. */
function ChangeLine({ changes: all = [], item, name, format }: ChangeLineProps) {
  const changes = all.filter(({ relationships }) => relationships.fact.data.id === item);
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
