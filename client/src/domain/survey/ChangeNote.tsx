import styles from './survey.module.css';
import type { Change } from './compare';
import { t } from './en';

export function ChangeNote({ change }: { change: Change }) {
  if (!change) return <span className={styles.better}>{t.changes.isNew}</span>;
  const { places, points } = change;
  return (
    <span className={places > 0 ? styles.better : places < 0 ? styles.worse : undefined}>
      {placesText(places)}, {points === 0 ? t.changes.samePoints : t.changes.points(points)}
    </span>
  );
}

function placesText(places: number): string {
  if (places === 0) return t.changes.stays;
  return places > 0 ? t.changes.up(places) : t.changes.down(-places);
}
