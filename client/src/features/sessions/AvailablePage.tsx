import type { SlotResource } from 'contract/sessions';
import { useSignedInUser } from '../../shared/api/session';
import { formatZonedTime } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { t as all } from './en';
import ScheduleHelpPage from './ScheduleHelpPage';
import { SlotDays } from './SlotDays';

const t = all.slots;

/** Students request these hours where they see them; staff read which ones are free. */
export default function AvailablePage() {
  const { role } = useSignedInUser();
  if (role === 'student') return <ScheduleHelpPage />;
  return (
    <SlotDays heading={t.heading}>
      {(slot) => <ListItem name={formatZonedTime(slot.attributes.startsAt)} details={detailsOf(slot)} />}
    </SlotDays>
  );
}

const detailsOf = ({ attributes: { minutes }, relationships: { counselor } }: SlotResource) =>
  [t.minutes(minutes), counselor.data && all.session.with(counselor.data.attributes)]
    .filter(Boolean)
    .join(' · ');
