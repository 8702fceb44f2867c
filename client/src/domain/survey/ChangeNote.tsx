import { Text } from '../../shared/layout/layout';
import type { Change } from './compare';
import { t } from './en';

export function ChangeNote({ change }: { change: Change }) {
  if (!change)
    return (
      <Text tone="success" weight={600}>
        {t.changes.isNew}
      </Text>
    );
  const { places, points } = change;
  return (
    <Text
      tone={places > 0 ? 'success' : places < 0 ? 'danger' : undefined}
      weight={places === 0 ? undefined : 600}
    >
      {placesText(places)}, {points === 0 ? t.changes.samePoints : t.changes.points(points)}
    </Text>
  );
}

function placesText(places: number): string {
  if (places === 0) return t.changes.stays;
  return places > 0 ? t.changes.up(places) : t.changes.down(-places);
}
