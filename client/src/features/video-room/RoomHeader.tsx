import { useNow } from '../../shared/lib/useNow';
import { Logo } from '../../shared/ui/Logo';
import { t } from './en';
import { SignalIcon } from './icons';
import styles from './RoomHeader.module.css';
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
    <header className={styles.header}>
      <Logo size={26} />
      <h1 className={styles.title}>
        {phase === 'connecting' && t.room.connecting}
        {phase === 'reconnecting' && t.room.reconnecting}
        {phase === 'inside' && (names.length > 0 ? t.room.speakingWith(t.room.and(names)) : t.room.alone)}
      </h1>
      <span className={styles.quality} data-quality={quality} role="status">
        <SignalIcon />
        <span>{t.room.quality[quality]}</span>
      </span>
      {startsAt && (
        <span className={styles.clock} data-soon={soonOver}>
          {clock(startsAt, endsAt, now)}
        </span>
      )}
      <span className={styles.soon} role="status">
        {soonOver && t.room.soonOver}
      </span>
    </header>
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
