import type { ProjectorEvents } from '../../src/platform/projector/projector.events';
import type { Samples } from './samples';

export const projectorSamples = {
  ProjectionEventSkipped: { projection: 'people', eventId: 'x1', reason: 'Broken by a faulty import.' },
  ProjectionRetried: { projection: 'people', eventId: 'x1', requestId: 'q2' },
} satisfies Samples<ProjectorEvents>;
