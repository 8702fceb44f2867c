import type { ProjectorEvents } from '../../src/platform/projector/projector.events';
import type { Describe } from './description';

export const describeProjector: Describe<ProjectorEvents> = {
  ProjectionEventSkipped: ({ projection, eventId, reason }) => ({
    sentence: `Skipped an event of the projection ${projection}`,
    after: { projection, eventId, reason },
  }),
  ProjectionRetried: ({ projection, eventId }) => ({
    sentence: `Retried an event of the projection ${projection}`,
    after: { projection, eventId },
  }),
};
