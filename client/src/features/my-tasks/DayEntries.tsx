import { Link } from 'react-router-dom';
import { KindLabel } from '../../shared/ui/KindLabel';
import { Stack } from '../../shared/layout/layout';
import type { CalendarEntry } from './calendarEntries';

export function DayEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack as="ul" gap={1} below={3}>
      {entries.map(({ kind, id, name, note = '', to }) => (
        <li key={id}>
          <Stack as={Link} to={to} width="field" tone="ink">
            <KindLabel kind={kind} note={note}>
              {name}
            </KindLabel>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
