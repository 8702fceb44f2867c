import type { Describe } from '../../kernel/audit';
import type { ProjectorEvents } from './projector.events';

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
