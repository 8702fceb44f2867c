import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Person } from '../../../projections/identity/people';
import { calendarIdOf } from '../../../projections/sessions/session-requests';
import type { Config } from '../../platform/config/config';

export interface Invitation {
  readonly requestId: string;
  readonly start: string;
  readonly minutes: number;
  /** Increases with every change of the session. */
  readonly sequence: number;
  readonly summary: string;
  readonly method: 'REQUEST' | 'CANCEL';
}

export const roomAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, requestId: string) =>
  `${publicUrl}/lobby?roomId=${requestId}`;

export function invitationOf(
  { requestId, start, minutes, sequence, summary, method }: Invitation,
  { email, firstName, lastName }: Person,
  config: Pick<Config, 'productName' | 'publicUrl' | 'supportEmail'>,
): string {
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: config.productName, product: config.productName },
  });
  const url = roomAddress(config, requestId);
  calendar.createEvent({
    id: calendarIdOf(requestId),
    sequence,
    start: new Date(start),
    end: new Date(Date.parse(start) + minutes * 60_000),
    summary,
    description: url,
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: config.productName, email: config.supportEmail },
    attendees: [{ name: `${firstName} ${lastName}`, email, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}
