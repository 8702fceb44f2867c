import type { ReactNode } from 'react';
import { DEFAULT_SLOT_DAYS, FARTHEST_DAYS, type SlotResource } from 'contract/sessions';
import {
  formatDate,
  formatLongDate,
  plusDays,
  toPlainDate,
  today,
  type PlainDate,
} from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Paging, usePage } from '../../shared/list/Paging';
import { Empty } from '../../shared/list/States';
import { t as all } from './en';
import { useSlotsQuery } from './sessions.api';
import styles from './sessions.module.css';

const t = all.slots;

interface SlotDaysProps {
  readonly heading: string;
  /** Without it, the slots are those that the user may book. */
  readonly counselorId?: string;
  readonly children: (slot: SlotResource) => ReactNode;
}

const PAGES = Math.ceil(FARTHEST_DAYS / DEFAULT_SLOT_DAYS);

export function SlotDays({ heading, counselorId, children }: SlotDaysProps) {
  const [page, setPage] = usePage();
  const from = plusDays(today(), (Math.min(page, PAGES) - 1) * DEFAULT_SLOT_DAYS);
  const to = plusDays(from, DEFAULT_SLOT_DAYS - 1);
  const query = useSlotsQuery({ counselorId, from, to });
  return (
    <section className={styles.panel}>
      <h2>{heading}</h2>
      <p className={styles.note}>
        {t.between(formatDate(from), formatDate(to))} {all.pick.zone}
      </p>
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
      <Paging label={t.pages} page={page} pageCount={PAGES} onPage={setPage} />
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
