import type { Describe } from '../../kernel/audit';
import type { ProjectorEvents } from './projector.events';

export const describeProjector: Describe<ProjectorEvents> = {
  ProjectionEventSkipped: ({ projection, eventId, reason }) => ({
    sentence: `Skipped an event of the projection ${projection}`,
    after: { projection, eventId, reason },
  }),
  ProjectionRetried: ({ projection, eventId, reason }) => ({
    sentence: `Retried an event of the projection ${projection}`,
    after: { projection, eventId, ...(reason && { reason }) },
  }),
  ProjectionRebuildRequested: ({ projection, rebuildId, version, against, reason }) => ({
    sentence:
      against === null
        ? `Asked for a rebuild of the projection ${projection}`
        : `Asked for a rebuild of the projection ${projection}, to be compared first`,
    after: { projection, rebuildId, version, ...(against !== null && { against }), reason },
  }),
  ProjectionRebuildAccepted: ({ projection, rebuildId, reason }) => ({
    sentence: `Let the rebuilt projection ${projection} take the place of the served one`,
    after: { projection, rebuildId, reason },
  }),
  ProjectionRebuildDiscarded: ({ projection, rebuildId, reason }) => ({
    sentence: `Discarded the rebuild of the projection ${projection}`,
    after: { projection, rebuildId, reason },
  }),
  ProjectionRebuilt: ({ projection, rebuildId, version, documents }) => ({
    sentence: `Rebuilt the projection ${projection}`,
    after: { projection, rebuildId, version, documents },
  }),
  ProjectionVersionDropped: ({ projection, version, reason }) => ({
    sentence: `Dropped version ${version} of the projection ${projection}`,
    after: { projection, version, reason },
  }),
};
