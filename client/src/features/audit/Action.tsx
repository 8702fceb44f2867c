import { Link } from 'react-router-dom';
import type { AuditResource } from 'contract/admin';
import { eventName } from 'contract/event-names';
import { Text } from '../../shared/layout/layout';
import { useFilters } from '../../shared/routing/useUrlState';
import { t } from './en';
import { NO_FILTERS } from './filters';

const SHOWN = 3;

export function Action({ attributes: { action, correlationId, type } }: Pick<AuditResource, 'attributes'>) {
  const [{ correlation }, , addressWith] = useFilters(NO_FILTERS);
  const others = action.entries - 1;
  if (others === 0 || correlation === correlationId) return null;
  const address = addressWith({ ...NO_FILTERS, correlation: correlationId });
  return (
    <Text as="p" width="none" flush size={2}>
      {t.action.others(others, kindsOf(action.types, type))}{' '}
      <Link to={address}>{t.action.all(action.entries)}</Link>
    </Text>
  );
}

function kindsOf(types: AuditResource['attributes']['action']['types'], own: string): string {
  const counts = Object.entries(types)
    .map(([type, count]) => [type, type === own ? count - 1 : count] as const)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  const shown = counts.slice(0, SHOWN).map(([type, count]) => t.action.counted(eventName(type), count));
  const further = counts.length - shown.length;
  return [...shown, ...(further > 0 ? [t.action.furtherTypes(further)] : [])].join(', ');
}
