import { events, FOLLOWS, ON_OPERATIONS } from '../../kernel/event';
import { FIGURE, ID, OPERATION } from '../../kernel/personal';

/** A replay of a projection into a candidate next to the served collection. */
interface Rebuild {
  projection: string;
  rebuildId: string;
}

export type ProjectorEvents = {
  ProjectionEventSkipped: { projection: string; eventId: string; reason: string };
  ProjectionRetried: { projection: string; eventId: string; reason: string; requestId: string };
  /** Once compared with version `against`, the rebuild waits for a decision; without one, it replaces directly. */
  ProjectionRebuildRequested: Rebuild & { version: number; against: number | null; reason: string };
  /** An operator decided that the candidate replaces the served collection. */
  ProjectionRebuildAccepted: Rebuild & { reason: string };
  ProjectionRebuildDiscarded: Rebuild & { reason: string };
  /** The candidate has replaced the served collection. */
  ProjectionRebuilt: Rebuild & { version: number; documents: number };
  ProjectionVersionDropped: { projection: string; version: number; reason: string; requestId: string };
};

const REBUILD = { projection: OPERATION, rebuildId: ID } as const;

export const projectorEvents = events<ProjectorEvents>({
  ProjectionEventSkipped: {
    fields: { projection: OPERATION, eventId: ID, reason: OPERATION },
    sample: { projection: 'people', eventId: 'x1', reason: 'Broken by a faulty import.' },
    notPushed: ON_OPERATIONS,
    notUndone: 'A rebuild reads the event again.',
  },
  ProjectionRetried: {
    fields: { projection: OPERATION, eventId: ID, reason: OPERATION, requestId: ID },
    sample: { projection: 'people', eventId: 'x1', reason: 'Mended.', requestId: 'q2' },
    upcasts: [(v1) => ({ ...v1, reason: '' })],
    notPushed: ON_OPERATIONS,
    notUndone: 'The retry has run.',
  },
  ProjectionRebuildRequested: {
    fields: { ...REBUILD, version: OPERATION, against: OPERATION, reason: OPERATION },
    sample: {
      projection: 'people',
      rebuildId: 'r1',
      version: 3,
      against: 2,
      reason: 'A name looks wrong.',
    },
    notPushed: ON_OPERATIONS,
    notUndone: 'Discarding it takes a reason.',
  },
  ProjectionRebuildAccepted: {
    fields: { ...REBUILD, reason: OPERATION },
    sample: { projection: 'people', rebuildId: 'r1', reason: 'The names are right now.' },
    notPushed: ON_OPERATIONS,
    notUndone: 'The replaced documents are deleted; another rebuild reads the history again.',
  },
  ProjectionRebuildDiscarded: {
    fields: { ...REBUILD, reason: OPERATION },
    sample: { projection: 'people', rebuildId: 'r1', reason: 'Nothing differs.' },
    notPushed: ON_OPERATIONS,
    notUndone: 'Another rebuild can be requested.',
  },
  ProjectionRebuilt: {
    fields: { ...REBUILD, version: OPERATION, documents: FIGURE },
    sample: { projection: 'people', rebuildId: 'r1', version: 3, documents: 1204 },
    notPushed: ON_OPERATIONS,
    notUndone: FOLLOWS,
  },
  ProjectionVersionDropped: {
    fields: { projection: OPERATION, version: OPERATION, reason: OPERATION, requestId: ID },
    sample: {
      projection: 'people',
      version: 2,
      reason: 'The new one is right.',
      requestId: 'q3',
    },
    notPushed: ON_OPERATIONS,
    notUndone: 'Its documents are deleted; the earlier release fills them again.',
  },
});
