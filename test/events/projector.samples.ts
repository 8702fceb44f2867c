import type { ProjectorEvents } from '../../src/platform/projector/projector.events';
import type { Samples } from './samples';

export const projectorSamples = {
  ProjectionEventSkipped: { projection: 'people', eventId: 'x1', reason: 'Broken by a faulty import.' },
  ProjectionRetried: { projection: 'people', eventId: 'x1', reason: 'Mended.', requestId: 'q2' },
  ProjectionRebuildRequested: {
    projection: 'people',
    rebuildId: 'r1',
    version: 3,
    against: 2,
    reason: 'A name looks wrong.',
  },
  ProjectionRebuildAccepted: { projection: 'people', rebuildId: 'r1', reason: 'The names are right now.' },
  ProjectionRebuildDiscarded: { projection: 'people', rebuildId: 'r1', reason: 'Nothing differs.' },
  ProjectionRebuilt: { projection: 'people', rebuildId: 'r1', version: 3, documents: 1204 },
  ProjectionVersionDropped: {
    projection: 'people',
    version: 2,
    reason: 'The new one is right.',
    requestId: 'q3',
  },
} satisfies Samples<ProjectorEvents>;
