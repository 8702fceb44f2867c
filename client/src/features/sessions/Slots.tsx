import { Button } from '@blueprintjs/core';
import type { SlotResource } from 'contract/sessions';
import { formatInstant, formatZonedTime } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t as all } from './en';
import { useWithdrawSlotMutation } from './sessions.api';
import { SlotDays } from './SlotDays';

const t = all.slots;

export const Slots = ({ counselorId }: { counselorId: string }) => (
  <SlotDays heading={t.own} counselorId={counselorId}>
    {(slot) => <Slot slot={slot} />}
  </SlotDays>
);

function Slot({ slot: { id, attributes } }: { slot: SlotResource }) {
  const [withdraw, { isLoading }] = useWithdrawSlotMutation();
  const time = formatInstant(attributes.startsAt);
  const run = async () => {
    try {
      await runAction(withdraw(id), t.withdrawn);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <ListItem name={formatZonedTime(attributes.startsAt)} details={t.minutes(attributes.minutes)}>
      <Button
        size="small"
        text={t.withdraw}
        aria-label={t.withdrawLabel(time)}
        loading={isLoading}
        onClick={() => void run()}
      />
    </ListItem>
  );
}
