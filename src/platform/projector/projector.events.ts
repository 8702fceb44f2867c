import { events } from '../../kernel/event';
import { FIGURE, ID, OPERATION } from '../../kernel/personal';

/** One replay of a projection beside what it serves. */
interface Rebuild {
  projection: string;
  rebuildId: string;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ProjectorEvents = {
  /** An operator skipped an event that `projection` could not handle. */
  ProjectionEventSkipped: { projection: string; eventId: string; reason: string };
  ProjectionRetried: { projection: string; eventId: string; reason: string; requestId: string };
  /**
   * An operator asked for a replay by this version. It waits for a decision once it is compared with the documents of
   * version `against`; without one it takes its place by itself.
   */
  ProjectionRebuildRequested: Rebuild & { version: number; against: number | null; reason: string };
  /** An operator let what was replayed take the place of what is served. */
  ProjectionRebuildAccepted: Rebuild & { reason: string };
  ProjectionRebuildDiscarded: Rebuild & { reason: string };
  /** What was replayed has taken its place. */
  ProjectionRebuilt: Rebuild & { version: number; documents: number };
  /** An operator gave up the documents of an earlier version. */
  ProjectionVersionDropped: { projection: string; version: number; reason: string; requestId: string };
};

const REBUILD = { projection: OPERATION, rebuildId: ID } as const;

export const projectorEvents = events<ProjectorEvents>({
  ProjectionEventSkipped: { fields: { projection: OPERATION, eventId: ID, reason: OPERATION } },
  ProjectionRetried: {
    fields: { projection: OPERATION, eventId: ID, reason: OPERATION, requestId: ID },
    upcasts: [(v1) => ({ ...v1, reason: '' })],
  },
  ProjectionRebuildRequested: {
    fields: { ...REBUILD, version: OPERATION, against: OPERATION, reason: OPERATION },
  },
  ProjectionRebuildAccepted: { fields: { ...REBUILD, reason: OPERATION } },
  ProjectionRebuildDiscarded: { fields: { ...REBUILD, reason: OPERATION } },
  ProjectionRebuilt: { fields: { ...REBUILD, version: OPERATION, documents: FIGURE } },
  ProjectionVersionDropped: {
    fields: { projection: OPERATION, version: OPERATION, reason: OPERATION, requestId: ID },
  },
});
