import { useNow } from '../../shared/lib/clock';
import { Logo } from '../../shared/ui/Sketch';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { SignalIcon } from './icons';
import styles from './Room.module.css';
import type { RoomClient, RoomState } from './roomClient';
import { useQuality } from './useQuality';

const SOON_MS = 2 * 60_000;

export function RoomHeader({ client, state }: { client: RoomClient; state: RoomState }) {
  const { phase, people, startsAt, endsAt } = state;
  const quality = useQuality(client, phase === 'inside');
  const now = useNow(1_000);
  const names = people.map(({ name, role }) => (role === 'admin' ? t.room.admin(name) : name));
  const soonOver = endsAt !== null && Date.parse(endsAt) - now < SOON_MS;
  return (
    <Row as="header" gap={3} className={styles.header}>
      <Logo size={26} />
      <Text as="h1" grow size={4} truncate className={styles.title}>
        {phase === 'connecting' && t.room.connecting}
        {phase === 'reconnecting' && t.room.reconnecting}
        {phase === 'inside' && (names.length > 0 ? t.room.speakingWith(t.room.and(names)) : t.room.alone)}
      </Text>
      <Row as="span" inline size={1} nowrap className={styles.quality} data-quality={quality} role="status">
        <SignalIcon />
        <span>{t.room.quality[quality]}</span>
      </Row>
      {startsAt && (
        <Text tabular nowrap className={soonOver ? styles.warning : styles.clock}>
          {clock(startsAt, endsAt, now)}
        </Text>
      )}
      <span className={`${styles.veil} ${styles.warning} ${styles.soon}`} role="status">
        {soonOver && t.room.soonOver}
      </span>
    </Row>
  );
}

function clock(startsAt: string, endsAt: string | null, now: number): string {
  const start = Date.parse(startsAt);
  if (now < start) return t.room.beginsIn(minutes(start - now));
  const elapsed = minutes(now - start);
  return endsAt ? t.room.elapsed(elapsed, minutes(Date.parse(endsAt) - start)) : elapsed;
}

function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
