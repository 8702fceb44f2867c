import type { EventName, RecordedEvent } from '../../../kernel/event';
import type { LiveRules } from '../../../platform/realtime/live-feed';
import { accessChanged } from '../directory/access-changed';
import type { AccessEvents } from './access.events';

const bothHear = async ({
  data: { staffId, studentId },
  revision,
}: RecordedEvent<AccessEvents, EventName<AccessEvents>>) => [
  { to: [staffId], event: accessChanged(studentId, revision) },
  { to: [studentId], event: accessChanged(staffId, revision) },
];

export const accessLiveRules: LiveRules<AccessEvents> = { AccessGranted: bothHear, AccessRevoked: bothHear };
