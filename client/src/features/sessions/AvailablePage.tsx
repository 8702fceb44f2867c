import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { SlotResource } from 'contract/sessions';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { formatInstant, formatZonedTime } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { t as all } from './en';
import { SlotDays } from './SlotDays';

const t = all.slots;

export default function AvailablePage() {
  const { role } = useSignedInUser();
  return (
    <SlotDays heading={t.heading}>
      {(slot) => (
        <ListItem name={formatZonedTime(slot.attributes.startsAt)} details={detailsOf(slot)}>
          {role === 'student' && <Request slot={slot} />}
        </ListItem>
      )}
    </SlotDays>
  );
}

const detailsOf = ({ attributes: { minutes }, relationships: { counselor } }: SlotResource) =>
  [t.minutes(minutes), counselor.data && all.session.with(counselor.data.attributes)]
    .filter(Boolean)
    .join(' · ');

function Request({ slot: { attributes, relationships } }: { slot: SlotResource }) {
  const time = formatInstant(attributes.startsAt);
  const counselor = relationships.counselor.data;
  return (
    <Link
      to={`/schedule-help?time=${encodeURIComponent(attributes.startsAt)}`}
      aria-label={t.requestLabel(counselor ? `${time}, ${fullName(counselor.attributes)}` : time)}
      className={`${Classes.BUTTON} ${Classes.SMALL}`}
    >
      {t.request}
    </Link>
  );
}
