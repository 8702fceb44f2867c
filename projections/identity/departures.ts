import { projection } from '../../src/kernel/projection';
import type { MembershipEvents } from '../../src/modules/identity/entities/entities.events';
import type { DepartureEvents } from '../../src/modules/identity/accounts/departures.events';

export interface Departure {
  readonly id: string;
  readonly entityIds: readonly string[];
  /** The entity that the person left last; null for a person who belongs to one, or never did. */
  readonly leftEntityId: string | null;
  readonly leftAt: string | null;
  readonly signedInAt: string | null;
  readonly announced: { readonly on: string; readonly eraseOn: string } | null;
  readonly hold: { readonly reason: string; readonly since: string } | null;
  /** True once nothing retains the record any more, and its erasure is in progress. */
  readonly ended: boolean;
}

export const departures = projection<Departure, MembershipEvents & DepartureEvents>({
  name: 'departures',
  contains: 'former students, and what was decided about their records',
  version: 1,
  indexes: [{ id: 1 }, { leftEntityId: 1 }],
  key: ({ data }) => ('userId' in data ? data.userId : data.studentId),
  empty: (id) => ({
    id,
    entityIds: [],
    leftEntityId: null,
    leftAt: null,
    signedInAt: null,
    announced: null,
    hold: null,
    ended: false,
  }),
  erasure: { id: 'nothing' },
  exported: { sections: { retention: 'id' }, without: ['id', 'ended'] },
  on: {
    EntityMemberAdded: (person, { data: { entityId } }) => ({
      ...person,
      entityIds: [...person.entityIds, entityId],
      leftEntityId: null,
      leftAt: null,
    }),
    EntityMemberRemoved: (person, { data: { entityId }, time }) => {
      const entityIds = person.entityIds.filter((id) => id !== entityId);
      const isLast = entityIds.length === 0;
      return { ...person, entityIds, leftEntityId: isLast ? entityId : null, leftAt: isLast ? time : null };
    },
    ErasureAnnounced: (person, { data: { eraseOn }, time }) => ({
      ...person,
      announced: { on: time, eraseOn },
    }),
    ErasureCalledOff: (person, { data: { because }, time }) => ({
      ...person,
      announced: null,
      signedInAt: because === 'signed-in' ? time : person.signedInAt,
    }),
    ErasureHeld: (person, { data: { reason }, time }) => ({
      ...person,
      announced: null,
      hold: { reason, since: time },
    }),
    ErasureHoldEnded: (person) => ({ ...person, hold: null }),
    RetentionEnded: (person) => ({ ...person, ended: true }),
  },
});
