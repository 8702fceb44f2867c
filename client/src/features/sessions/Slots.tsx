import { Button } from '@blueprintjs/core';
import { MOST_SLOT_DAYS, type SlotResource } from 'contract/sessions';
import { formatInstant, plusDays, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Line } from '../../shared/list/Line';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { useSlotsQuery, useWithdrawSlotMutation } from './sessions.api';
import styles from './sessions.module.css';

const t = all.slots;

/** Until when slots are listed. */
export const comingWeeks = () => ({ from: today(), to: plusDays(today(), MOST_SLOT_DAYS - 1) });

/** What of a counselor's hours is still free, each to be taken back. */
export function Slots({ counselorId }: { counselorId: string }) {
  const query = useSlotsQuery({ counselorId, ...comingWeeks() });
  return (
    <section className={styles.panel}>
      <h2>{t.own}</h2>
      <Loaded query={query} what={t.loading} rows={4} empty={<Empty>{t.none}</Empty>}>
        {(slots) => (
          <ul className={styles.cards}>
            {slots.map((slot) => (
              <li key={slot.id} className={styles.slot}>
                <Slot slot={slot} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Slot({ slot: { id, attributes } }: { slot: SlotResource }) {
  const [withdraw, { isLoading }] = useWithdrawSlotMutation();
  const time = formatInstant(attributes.startsAt);
  const takeBack = async () => {
    try {
      await withdraw(id).unwrap();
      toast.success(t.withdrawn);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Line name={time} details={t.minutes(attributes.minutes)}>
      <Button
        size="small"
        text={t.withdraw}
        aria-label={t.withdrawLabel(time)}
        loading={isLoading}
        onClick={() => void takeBack()}
      />
    </Line>
  );
}
