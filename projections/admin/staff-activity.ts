import type { AnyRecordedEvent, EventCatalog } from '../../src/kernel/event';
import { retained } from '../../src/kernel/personal';
import { projection, type AnyProjection } from '../../src/kernel/projection';

export interface StaffActivity {
  readonly id: string;
  readonly actorId: string;
  readonly lastActive: string;
}

type AnyEvents = Record<string, AnyRecordedEvent['data']>;

const STAFF: readonly string[] = ['counselor', 'account_admin', 'exam_admin', 'admin'];

export const staffActivity = {
  name: 'staff-activity',
  contains: 'when each staff member last did something',
  version: 1,
  inBackground: true,
  empty: (id: string): StaffActivity => ({ id, actorId: id, lastActive: '' }),
};

export const staffActivityOf = (catalog: EventCatalog): AnyProjection =>
  projection<StaffActivity, AnyEvents>({
    ...staffActivity,
    indexes: [{ actorId: 1 }],
    // Only what staff do themselves counts: a reaction to it may come days later.
    key: ({ metadata: { actor, causationId } }) =>
      STAFF.includes(actor.role) && causationId === undefined ? actor.id : [],
    erasure: { actorId: 'nothing' },
    exported: retained('It is about staff.'),
    on: Object.fromEntries(
      catalog
        .names()
        .map((name) => [
          name,
          (active: StaffActivity, { time }: AnyRecordedEvent) => ({ ...active, lastActive: time }),
        ]),
    ),
  }) as unknown as AnyProjection;
