import type { ReactNode } from 'react';
import { MOST_SLOT_DAYS, type SlotResource } from 'contract/sessions';
import { formatLongDate, plusDays, toPlainDate, today, type PlainDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t as all } from './en';
import { useSlotsQuery } from './sessions.api';
import styles from './sessions.module.css';

const t = all.slots;

interface SlotDaysProps {
  readonly heading: string;
  /** Whose they are; without it what the reader may book. */
  readonly counselorId?: string;
  readonly children: (slot: SlotResource) => ReactNode;
}

/** Free slots of the coming weeks under their days. */
export function SlotDays({ heading, counselorId, children }: SlotDaysProps) {
  const from = today();
  const query = useSlotsQuery({ counselorId, from, to: plusDays(from, MOST_SLOT_DAYS - 1) });
  return (
    <section className={styles.panel}>
      <h2>{heading}</h2>
      <p className={styles.note}>{all.pick.zone}</p>
      <Loaded query={query} what={t.loading} rows={6} empty={<Empty of="sessions">{t.none}</Empty>}>
        {(slots) => (
          <ul className={styles.days}>
            {[...byDay(slots)].map(([day, ofDay]) => (
              <li key={day}>
                <h3>{formatLongDate(day)}</h3>
                <ul className={styles.slots}>
                  {ofDay.map((slot) => (
                    <li key={slot.id} className={styles.slot}>
                      {children(slot)}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function byDay(slots: readonly SlotResource[]): Map<PlainDate, SlotResource[]> {
  const days = new Map<PlainDate, SlotResource[]>();
  for (const slot of slots) {
    const day = toPlainDate(slot.attributes.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}
