import type {
  HourAvailability,
  SessionRequestResource,
  SlotResource,
  WaitingSessionResource,
} from 'contract/sessions';

const DANIEL = { id: 'daniel', attributes: { firstName: 'Daniel', lastName: 'Reyes' } };
const MAYA = { id: 'maya', attributes: { firstName: 'Maya', lastName: 'Torres' } };

export const sessionOf = (
  timeRequested: string,
  changes: Partial<SessionRequestResource['attributes']> = {},
): SessionRequestResource => ({
  id: `at-${timeRequested}`,
  attributes: {
    ...{ timeRequested, lengthInMinutes: 30, notes: '', state: 'proposed', paid: false, waived: false },
    ...{ counselorNotes: null, minutesPresent: { student: null, counselor: null }, replies: [] },
    ...{ requestedAt: '2026-10-01T12:00:00.000Z', version: 0 },
    ...changes,
  },
  relationships: {
    student: { data: MAYA },
    counselor: { data: ['booked', 'done'].includes(changes.state ?? 'proposed') ? DANIEL : null },
    preferred: { data: null },
  },
});

export const waitingOf = (
  timeRequested: string,
  availability: HourAvailability,
  changes: Partial<SessionRequestResource['attributes']> = {},
): WaitingSessionResource => {
  const session = sessionOf(timeRequested, changes);
  return { ...session, attributes: { ...session.attributes, availability } };
};

export const slotAt = (startsAt: string, minutes: 30 | 60 = 60): SlotResource => ({
  id: `daniel.${startsAt}`,
  attributes: { startsAt, minutes },
  relationships: { counselor: { data: DANIEL } },
});
